import { OrderPromotion } from '@tessera/contract/platform/orders/order-promotions'
import { fromUnits, sum } from '@tessera/domain/money'
import { problem } from '@tessera/domain/order-model/problem'
import { withTotals } from '@tessera/domain/orders/totals'
import { amountsFor } from '@tessera/domain/promotions/amounts'
import { promotionProblem } from '@tessera/domain/promotions/problem'
import type { AppliedPromotion } from '@tessera/domain/promotions/promotion-terms'
import { refreshPromotions } from '@tessera/domain/promotions/refresh-promotions'
import { ApiError, fail, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import { JsonText } from '@tessera/server/json-text'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { listPage } from '../engine/list-page.ts'
import { promotionJson } from '../engine/redemption-total.ts'
import { selectList } from '../engine/select-list.ts'
import { tableOf } from '../engine/table.ts'
import {
  applyPromotions,
  isUnpriced,
  promotionRowsOf,
  readAppliedCandidates,
  withServicePrices,
} from './apply-promotions.ts'
import type { LockedOrder } from './locked-order.ts'
import type { OrderRecord } from './order-record.ts'
import { findTargetUid, type OrderTarget } from './order-target.ts'
import type { ServicePrices } from './promotion-service.ts'
import { readPromotionFacts } from './read-promotion-facts.ts'
import { isUsablePromotion, readPromotions, type WirePromotion } from './read-promotions.ts'
import { showOrder } from './show-order.ts'
import { writeOrderState } from './write-order-state.ts'

export const appliedTable = tableOf(OrderPromotion, '/promotions', 'order_promotions')

/** The promotions of an order with their amounts, as they are now or as they were on submission. */
export const appliedPromotions = sql`(
  select a.order_uid, a.position, a.amount, a.line_item_id, a.amount_overridden, a.date_applied, p.*
  from order_promotions a
  join orders o on o.uid = a.order_uid
  left join promotions now on now.marketplace_id = o.marketplace_id and now.id = a.promotion_id,
  lateral jsonb_populate_record(null::promotions, coalesce(a.promotion, ${promotionJson(sql`now`)})) p) t`

/** Lists and removes promotions. Those that may ask the promotion service are in `checkout/promotion-handlers.ts`. */
export function orderPromotionHandlers(target: OrderTarget, names: { remove: string }): PlatformHandlers {
  return {
    [target.operationID('Order', 'ListPromotions')]: async (call) =>
      listApplied(call, await findTargetUid(target, call)),
    [names.remove]: (call) => removePromotion(target, call),
  }
}

export async function applyAutomatic(call: PlatformCall, locked: LockedOrder, prices: ServicePrices) {
  const { keep, added } = await reviewPromotions(call, locked, prices)
  await writePromotions(call, locked, [...keep, ...added])
  return showOrder(call.db, locked.record.uid)
}

export async function refreshApplied(call: PlatformCall, locked: LockedOrder, prices: ServicePrices) {
  const { keep, added, removed } = await reviewPromotions(call, locked, prices)
  await writePromotions(call, locked, [...keep, ...added])
  return {
    PromosAdded: added.flatMap(amountRows),
    PromosRemoved: removed.flatMap((one) =>
      amountRows(one).map((row) => ({ ...row, ErrorCode: one.code, Reason: one.reason })),
    ),
  }
}

const listApplied = (call: PlatformCall, uid: string | null): Promise<JsonText> =>
  listPage(call, { table: appliedTable, from: appliedPromotions, where: sql`t.order_uid = ${uid}` })

export async function lockForPromotions(target: OrderTarget, call: PlatformCall): Promise<LockedOrder> {
  const locked = await target.lock(call)
  const { status } = locked.state.order
  if (status !== 'Unsubmitted' && status !== 'AwaitingApproval')
    fail('Order.CannotApplyPromoBadStatus', { Status: status })
  return locked
}

export const byCode = (code: string): Sql => sql`lower(t.code) = lower(${code})`

export async function addByCode(call: PlatformCall, locked: LockedOrder, prices: ServicePrices): Promise<JsonText> {
  const code = pathParameter(call, 'promoCode')
  const [candidate] = withServicePrices(await readPromotions(call.db, locked.record, byCode(code)), prices)
  if (!candidate) throw notFound('Promotion', code)
  const facts = await readPromotionFacts(call.db, locked.record, locked.state, locked.catalog, call.now)
  const before = repriced(await appliedOn(call, locked), prices)
  const found = promotionProblem(candidate.promotion, { ...candidate, facts, appliedOthers: before })
  const refused = found?.code ?? (isUnpriced(candidate) ? 'Promotion.NotEligible' : undefined)
  if (refused) throw new ApiError([problem(refused, { PromotionID: candidate.promotion.ID, PromoCode: code })])
  await writePromotions(call, locked, [
    ...before,
    { promotion: candidate.promotion, amounts: amountsFor(candidate, facts, before) },
  ])
  return firstApplied(call, locked.record.uid, candidate.promotion.ID)
}

/** The service was asked about all promotions of the order, because a new one changes it. */
const repriced = (
  applied: readonly AppliedPromotion<WirePromotion>[],
  prices: ServicePrices,
): AppliedPromotion<WirePromotion>[] =>
  applied.map((one) => {
    const given = one.promotion.UseIntegration ? prices.get(one.promotion.ID) : undefined
    return given ? { ...one, amounts: given } : one
  })

async function firstApplied({ db }: PlatformCall, uid: string, id: string): Promise<JsonText> {
  const row = await db.find<{ json: string }>(sql`
    select row_to_json(it)::text as json
    from (select ${selectList(appliedTable)} from ${appliedPromotions} where t.order_uid = ${uid} and t.id = ${id} order by t.line_item_id limit 1) it`)
  return new JsonText(row?.json ?? 'null', id)
}

async function removePromotion(target: OrderTarget, call: PlatformCall): Promise<JsonText> {
  const code = pathParameter(call, 'promoCode')
  const locked = await lockForPromotions(target, call)
  const before = await appliedOn(call, locked)
  const cached = before.filter(({ promotion }) => promotion.Code.toLowerCase() !== code.toLowerCase())
  if (cached.length === before.length) throw notFound('Promotion', code)
  await writePromotions(call, locked, cached)
  return showOrder(call.db, locked.record.uid)
}

export async function appliedOn(
  { db }: PlatformCall,
  { record, state }: Pick<LockedOrder, 'record' | 'state'>,
): Promise<AppliedPromotion<WirePromotion>[]> {
  const candidates = await readAppliedCandidates(db, record, state)
  return candidates.map(({ promotion }) => ({
    promotion,
    amounts: state.promotions.filter(({ promotionID }) => promotionID === promotion.ID),
  }))
}

async function reviewPromotions(call: PlatformCall, locked: LockedOrder, prices: ServicePrices) {
  const { db, now } = call
  const candidates = withServicePrices(await readAppliedCandidates(db, locked.record, locked.state), prices)
  const on = await appliedOn(call, locked)
  const both = candidates.map((candidate, index) => ({ ...candidate, amounts: on[index]?.amounts ?? [] }))
  const facts = await readPromotionFacts(db, locked.record, locked.state, locked.catalog, now)
  return refreshPromotions(both, withServicePrices(await readAutomatic(call, locked.record), prices), facts)
}

export const readAutomatic = ({ db }: PlatformCall, record: OrderRecord) =>
  readPromotions(db, record, sql`t.auto_apply and ${isUsablePromotion(record)}`)

/** Saves the order with exactly these promotions, with amounts computed one after the other. */
async function writePromotions(
  call: PlatformCall,
  locked: LockedOrder,
  promotions: readonly AppliedPromotion<WirePromotion>[],
): Promise<void> {
  const rows = promotions.flatMap((one) => promotionRowsOf(one, one.amounts))
  const changed = withTotals({ ...locked.state, promotions: rows })
  const cleared = { ...changed, order: { ...changed.order, isCalculated: false } }
  const { state } = await applyPromotions(call, locked.record, cleared, locked.catalog)
  await writeOrderState(call.db, locked.record, state, locked.catalog)
}

/** Promotions that would apply, with their amounts. */
export async function listEligible(
  call: PlatformCall,
  { record, state, catalog }: LockedOrder,
  prices: ServicePrices,
): Promise<object[]> {
  const before = await appliedOn(call, { record, state })
  const facts = await readPromotionFacts(call.db, record, state, catalog, call.now)
  const candidates = withServicePrices(await readPromotions(call.db, record, isUsablePromotion(record)), prices)
  return candidates
    .filter((one) => !isUnpriced(one) && !promotionProblem(one.promotion, { ...one, facts, appliedOthers: before }))
    .toSorted((one, other) => (one.promotion.ID < other.promotion.ID ? -1 : 1))
    .map((one) => ({
      ...one.promotion,
      Amount: fromUnits(sum(amountsFor(one, facts, before).map(({ amount }) => amount))),
    }))
}

const amountRows = ({ promotion, amounts }: AppliedPromotion<WirePromotion>): object[] =>
  amounts.map(({ lineItemID, amount }) => ({ ...promotion, LineItemID: lineItemID, Amount: fromUnits(amount) }))
