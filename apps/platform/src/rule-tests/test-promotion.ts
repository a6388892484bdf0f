import { errors } from '@tessera/contract/errors'
import { fromUnits, sum } from '@tessera/domain/money'
import { failingPromotionParts } from '@tessera/domain/promotions/failing-promotion-parts'
import type { PromotionCandidate } from '@tessera/domain/promotions/promotion-terms'
import { countRedemptions } from '@tessera/domain/promotions/redemption-counts'
import { type TrialOrder, tryPromotion } from '@tessera/domain/promotions/try-promotion'
import { fail } from '@tessera/server/api-error'
import type { RequestBody } from '@tessera/server/call'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler } from '../actor.ts'
import { refuseBadPromotion } from '../catalog/promotions.ts'
import { redemptionTotal } from '../engine/redemption-total.ts'
import { type FactCatalog, promotionFacts } from '../orders/read-promotion-facts.ts'
import { candidatesColumn, isForOrder, type WirePromotion } from '../orders/read-promotions.ts'
import { readTestRequest, requireAll, type TestRequest } from './read-test-request.ts'
import { runInSlices } from './run-in-slices.ts'
import {
  beforeSubmission,
  keysOfOrder,
  readProductFacts,
  type TestedOrder,
  testedOrders,
  userName,
} from './tested-orders.ts'

interface OrderWithPromotions extends TestedOrder {
  candidates: PromotionCandidate<WirePromotion>[]
  /** Redemptions of the draft by the order's user on other orders. */
  userRedemptions: number
  hasRedeemed: boolean
  isAssigned: boolean
}

/** Tries a draft on orders by the functions of the checkout. Nothing is written, and no order is locked. */
export const testPromotion: PlatformHandler = async (call) => {
  const request = readTestRequest(call, 'OrderIDs')
  const draft = await readDraft(call)
  const orders = await readOrders(call, request, draft.ID)
  requireAll('Order', request, new Set(orders.map(({ state }) => state.order.id)))
  const catalog = await readProductFacts(call.db, call.actor.marketplace, orders)
  const isInTurn = call.body.InTurn === true
  const redemptions = countRedemptions(orders, draft.RedemptionCount, isInTurn)
  const tested = await runInSlices(isInTurn ? orders.toReversed() : orders, (order) => {
    const { total, byUser } = redemptions.before(order)
    const candidate = { ...order, promotion: { ...draft, RedemptionCount: total }, userRedemptions: byUser }
    const result = resultOf(candidate, order, trialOf(order, catalog, request.time))
    if (result.ErrorCode === null) redemptions.add(order)
    return result
  })
  const granted = tested.filter(({ ErrorCode }) => ErrorCode === null)
  return {
    GrantedCount: granted.length,
    Amount: fromUnits(sum(granted.map(({ units }) => units))),
    Results: (isInTurn ? tested.toReversed() : tested).map(({ units, ...result }) => result),
  }
}

/** The draft with the defaults of a new promotion, or refused as saving it would be. */
async function readDraft(call: PlatformCall): Promise<WirePromotion> {
  const given = call.body.Promotion as RequestBody
  const draft = { ...newPromotion, ...given, ID: given.ID ?? '', OwnerID: given.OwnerID ?? call.actor.marketplace }
  if (typeof given.EligibleExpression !== 'string' || given.EligibleExpression === '')
    fail('ValidationFailure', { Property: 'Promotion.EligibleExpression' }, 'Promotion.EligibleExpression is required.')
  await refuseBadPromotion(call, draft)
  if (draft.UseIntegration)
    fail(
      'ValidationFailure',
      { Property: 'Promotion.UseIntegration' },
      'A promotion service sets the value of this promotion, so it can be tested only by an order.',
    )
  const stored = await call.db.find<{ count: number }>(sql`
    select ${redemptionTotal(sql`p`)} as count from promotions p where marketplace_id = ${call.actor.marketplace} and id = ${draft.ID}`)
  return { ...draft, RedemptionCount: stored?.count ?? 0 } as WirePromotion
}

const newPromotion = {
  LineItemLevel: false,
  Code: '',
  ValueExpression: null,
  CanCombine: false,
  AllowAllBuyers: false,
  AutoApply: false,
  Active: true,
  UseIntegration: false,
  Priority: null,
  StartDate: null,
  ExpirationDate: null,
  RedemptionLimit: null,
  RedemptionLimitPerUser: null,
  QuantityLimitPerOrder: null,
  ItemLimitPerOrder: null,
  ItemSortBy: null,
}

/** The orders with their promotions, those that apply by themselves, and what the draft depends on, in one statement. */
const readOrders = (call: PlatformCall, request: TestRequest, draftID: string): Promise<OrderWithPromotions[]> =>
  call.db.rows<OrderWithPromotions>(sql`
    select o.*, ${candidatesColumn(promotionsOfOrder, keysOfOrder)} as candidates, (
        select count(*)::int from promotion_redemptions r
        where r.marketplace_id = o.marketplace and r.promotion_id = ${draftID} and r.user_uid = o."userKey"::bigint
          and r.order_uid <> o.uid::bigint) as "userRedemptions",
      exists (select from promotion_redemptions r where r.order_uid = o.uid::bigint and r.promotion_id = ${draftID}) as "hasRedeemed",
      exists (select from ${assignmentsOf(call, draftID)} a where ${isForOrder(keysOfOrder)}) as "isAssigned"
    from (${testedOrders(call, request)}) o`)

/** Submitted orders have copies of their promotions; carts get those that apply by themselves. */
const promotionsOfOrder = sql`
  select p.*
  from order_promotions a
  left join promotions c on c.marketplace_id = o.marketplace and c.id = a.promotion_id,
  lateral jsonb_populate_record(null::promotions, coalesce(a.promotion, to_jsonb(c))) p
  where a.order_uid = o.uid::bigint and p.id is not null
  union
  select p.* from promotions p
  where p.marketplace_id = o.marketplace and p.auto_apply and p.active and not (o.state -> 'order' ->> 'isSubmitted')::boolean`

function assignmentsOf({ actor, body }: PlatformCall, draftID: string): Sql {
  if (!body.Assignments)
    return sql`(select * from promotion_assignments s where s.marketplace_id = ${actor.marketplace} and s.promotion_id = ${draftID})`
  return sql`(
    select s."BuyerID" as buyer_id, s."UserGroupID" as user_group_id
    from jsonb_to_recordset(${JSON.stringify(body.Assignments)}::jsonb) as s("BuyerID" text, "UserGroupID" text))`
}

function trialOf(order: OrderWithPromotions, catalog: FactCatalog, now: Date): TrialOrder<WirePromotion> {
  const { state, marketplace, candidates } = order
  const { isSubmitted } = state.order
  const asked = isSubmitted ? beforeSubmission(state) : state
  const byID = new Map(candidates.map((one) => [one.promotion.ID, one]))
  const applied = [...new Set(state.promotions.map(({ promotionID }) => promotionID))].flatMap((id) => {
    const candidate = byID.get(id)
    const amounts = state.promotions.filter(({ promotionID }) => promotionID === id)
    const fixed = amounts.filter(({ amountOverridden }) => amountOverridden || candidate?.promotion.UseIntegration)
    return candidate ? [{ ...candidate, amounts, ...(fixed.length > 0 && { fixedAmounts: fixed }) }] : []
  })
  return {
    facts: promotionFacts({ marketplace, fromUser: order.fromUser ?? {}, state: asked, catalog, now }),
    isSubmitted,
    applied,
    automatic: candidates.filter(({ promotion }) => promotion.AutoApply),
  }
}

function resultOf(
  candidate: PromotionCandidate<WirePromotion>,
  { state: { order }, fromUser }: TestedOrder,
  trial: TrialOrder<WirePromotion>,
) {
  const { amounts, problem, before } = tryPromotion(candidate, trial)
  const units = sum(amounts.map(({ amount }) => amount))
  const isUnmet =
    problem?.code === 'Promotion.NotEligible' && (candidate.promotion.AllowAllBuyers || candidate.isAssigned)
  const explains = isUnmet || (!problem && units === 0)
  return {
    units,
    OrderID: order.id,
    FromCompanyID: order.fromCompanyID,
    FromUserID: order.fromUserID,
    FromUserName: userName(fromUser),
    Status: order.status,
    DateCreated: order.dateCreated,
    DateSubmitted: order.dateSubmitted,
    Subtotal: fromUnits(order.subtotal),
    Amount: fromUnits(units),
    LineItems: amounts.flatMap(({ lineItemID, amount }) =>
      lineItemID === null ? [] : [{ LineItemID: lineItemID, Amount: fromUnits(amount) }],
    ),
    ErrorCode: problem?.code ?? null,
    Reason: problem ? reasonOf(problem.code, isUnmet) : null,
    Failures: explains ? failuresOf(candidate.promotion, trial, before) : [],
  }
}

/** One code has two meanings; the words tell them apart. */
const reasonOf = (code: keyof typeof errors, isUnmet: boolean): string =>
  code === 'Promotion.NotEligible' && !isUnmet ? 'The promotion is not for this customer.' : errors[code].message

const failuresOf = (
  promotion: WirePromotion,
  { facts }: TrialOrder,
  before: Parameters<typeof failingPromotionParts>[2],
) =>
  failingPromotionParts(promotion, facts, before).map(({ property, position, text, message, lineCount }) => ({
    Property: property,
    Position: position,
    Text: text,
    Message: message,
    LineItemCount: lineCount,
  }))
