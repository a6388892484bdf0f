import { OrderPromotion } from '@tessera/contract/platform/orders/order-promotions'
import { metaOf } from '@tessera/domain/lists/meta'
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
import { listPage, plainNames } from '../engine/list-page.ts'
import { pageOf } from '../engine/page-request.ts'
import { selectList } from '../engine/select-list.ts'
import { tableOf } from '../engine/table.ts'
import { applyPromotions, promotionRowsOf, readAppliedCandidates } from './apply-promotions.ts'
import { type LockedOrder, openLockedOrder } from './locked-order.ts'
import { findOrderRecord, lookUpOrder, type OrderRecord } from './order-record.ts'
import { findTargetUid, type OrderTarget } from './order-target.ts'
import { readPromotionFacts } from './read-promotion-facts.ts'
import { isUsablePromotion, readPromotions, type WirePromotion } from './read-promotions.ts'
import { showOrder } from './show-order.ts'
import { writeOrderState } from './write-order-state.ts'

export const appliedTable = tableOf(OrderPromotion, '/promotions', 'order_promotions')

/** The promotions of an order with their amounts, as they are now or as they were on submission. */
export const appliedPromotions = sql`(
  select a.order_uid, a.amount, a.line_item_id, a.amount_overridden, a.date_applied, p.*
  from order_promotions a
  join orders o on o.uid = a.order_uid
  left join promotions now on now.marketplace_id = o.marketplace_id and now.id = a.promotion_id,
  lateral jsonb_populate_record(null::promotions, coalesce(a.promotion, to_jsonb(now))) p) t`

/** Adds and removes promotion codes and applies automatic promotions. */
export function orderPromotionHandlers(target: OrderTarget, names: { remove: string }): PlatformHandlers {
  return {
    [target.operationID('Order', 'ListPromotions')]: async (call) =>
      listApplied(call, await findTargetUid(target, call)),
    [target.operationID('Order', 'AddPromotion')]: (call) => addPromotion(target, call),
    [names.remove]: (call) => removePromotion(target, call),
    [target.operationID('Order', 'ListEligiblePromotions')]: (call) => listEligible(target, call),
    [target.operationID('Order', 'ApplyPromotions')]: async (call) => {
      const locked = await lockForPromotions(target, call)
      const { keep, added } = await reviewPromotions(call, locked)
      await writePromotions(call, locked, [...keep, ...added])
      return showOrder(call.db, locked.record.uid)
    },
    [target.operationID('Order', 'RefreshPromotions')]: async (call) => {
      const locked = await lockForPromotions(target, call)
      const { keep, added, removed } = await reviewPromotions(call, locked)
      await writePromotions(call, locked, [...keep, ...added])
      return {
        PromosAdded: added.flatMap(amountRows),
        PromosRemoved: removed.flatMap((one) =>
          amountRows(one).map((row) => ({ ...row, ErrorCode: one.code, Reason: one.reason })),
        ),
      }
    },
  }
}

const listApplied = (call: PlatformCall, uid: string | null): Promise<JsonText> =>
  listPage(call, { table: appliedTable, from: appliedPromotions, where: sql`t.order_uid = ${uid}` })

async function lockForPromotions(target: OrderTarget, call: PlatformCall): Promise<LockedOrder> {
  const locked = await target.lock(call)
  const { status } = locked.state.order
  if (status !== 'Unsubmitted' && status !== 'AwaitingApproval')
    fail('Order.CannotApplyPromoBadStatus', { Status: status })
  return locked
}

const byCode = (code: string): Sql => sql`lower(t.code) = lower(${code})`

async function addPromotion(target: OrderTarget, call: PlatformCall): Promise<JsonText> {
  const code = pathParameter(call, 'promoCode')
  const locked = await lockForPromotions(target, call)
  const [candidate] = await readPromotions(call.db, locked.record, byCode(code))
  if (!candidate) throw notFound('Promotion', code)
  const facts = await readPromotionFacts(call.db, locked.record, locked.state, locked.catalog, call.now)
  const before = await appliedOn(call, locked)
  const found = promotionProblem(candidate.promotion, { ...candidate, facts, appliedOthers: before })
  if (found) throw new ApiError([problem(found.code, { PromotionID: candidate.promotion.ID, PromoCode: code })])
  await writePromotions(call, locked, [
    ...before,
    { promotion: candidate.promotion, amounts: amountsFor(candidate, facts, before) },
  ])
  return firstApplied(call, locked.record.uid, candidate.promotion.ID)
}

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

async function appliedOn(
  { db }: PlatformCall,
  { record, state }: LockedOrder,
): Promise<AppliedPromotion<WirePromotion>[]> {
  const candidates = await readAppliedCandidates(db, record, state)
  return candidates.map(({ promotion }) => ({
    promotion,
    amounts: state.promotions.filter(({ promotionID }) => promotionID === promotion.ID),
  }))
}

async function reviewPromotions(call: PlatformCall, locked: LockedOrder) {
  const { db, now } = call
  const candidates = await readAppliedCandidates(db, locked.record, locked.state)
  const on = await appliedOn(call, locked)
  const both = candidates.map((candidate, index) => ({ ...candidate, amounts: on[index]?.amounts ?? [] }))
  const automatic = await readPromotions(db, locked.record, sql`t.auto_apply and ${isUsablePromotion(locked.record)}`)
  return refreshPromotions(
    both,
    automatic,
    await readPromotionFacts(db, locked.record, locked.state, locked.catalog, now),
  )
}

/** Saves the order with exactly these promotions, with amounts computed one after the other. */
async function writePromotions(
  call: PlatformCall,
  locked: LockedOrder,
  promotions: readonly AppliedPromotion<WirePromotion>[],
): Promise<void> {
  const rows = promotions.flatMap((one) => promotionRowsOf(one, one.amounts))
  const changed = withTotals({ ...locked.state, promotions: rows })
  const cleared = { ...changed, order: { ...changed.order, isCalculated: false } }
  const { state } = await applyPromotions(call.db, locked.record, cleared, locked.catalog, call.now)
  await writeOrderState(call.db, locked.record, state, locked.catalog)
}

/** Lists promotions that would apply, with their amounts. Nothing is written: a missing cart is not created. */
async function listEligible(target: OrderTarget, call: PlatformCall): Promise<object> {
  const { page, size, skip } = pageOf(plainNames(call.query))
  const record = await findOrderRecord(call.db, target.find(call))
  if (!record && !target.mayBeMissing) throw target.missing(call)
  const all = record ? await eligibleOn(call, record) : []
  return { Meta: metaOf(page, size, all.length), Items: all.slice(skip, skip + size) }
}

async function eligibleOn(call: PlatformCall, record: OrderRecord): Promise<object[]> {
  const { epoch } = await lookUpOrder(call.db, record.marketplace)
  const locked = await openLockedOrder(call, record, epoch)
  const before = await appliedOn(call, locked)
  const facts = await readPromotionFacts(call.db, record, locked.state, locked.catalog, call.now)
  const candidates = await readPromotions(call.db, record, isUsablePromotion(record))
  return candidates
    .filter((one) => !promotionProblem(one.promotion, { ...one, facts, appliedOthers: before }))
    .toSorted((one, other) => (one.promotion.ID < other.promotion.ID ? -1 : 1))
    .map((one) => ({
      ...one.promotion,
      Amount: fromUnits(sum(amountsFor(one, facts, before).map(({ amount }) => amount))),
    }))
}

const amountRows = ({ promotion, amounts }: AppliedPromotion<WirePromotion>): object[] =>
  amounts.map(({ lineItemID, amount }) => ({ ...promotion, LineItemID: lineItemID, Amount: fromUnits(amount) }))
