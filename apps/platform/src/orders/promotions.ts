import { OrderPromotion } from '@tessera/contract/platform/orders/order-promotions'
import { metaOf } from '@tessera/domain/lists/meta'
import { fromUnits, sum } from '@tessera/domain/money'
import { problem } from '@tessera/domain/orders/problem'
import { withTotals } from '@tessera/domain/orders/totals'
import { amountsFor } from '@tessera/domain/promotions/amounts'
import { promotionProblem } from '@tessera/domain/promotions/problem'
import { refresh } from '@tessera/domain/promotions/refresh'
import type { AppliedPromotion } from '@tessera/domain/promotions/terms'
import { ApiError, fail, notFound } from '@tessera/server/api-error'
import { parameter } from '@tessera/server/call'
import { Json } from '@tessera/server/json'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { listFull, plainNames } from '../engine/list.ts'
import { pageOf } from '../engine/page.ts'
import { shown } from '../engine/shown.ts'
import { tableOf } from '../engine/table.ts'
import { type Desk, deskOf } from './desk.ts'
import { factsOf } from './order-facts.ts'
import { type Place, uidAt } from './place.ts'
import { readPromotions, usable, type WirePromotion } from './read-promotions.ts'
import { findSheet, lookFor, type OpenSheet } from './read-sheet.ts'
import { appliedCandidates, rowsOf, settlePromotions } from './settle-promotions.ts'
import { showOrder } from './show-order.ts'
import { writeSheet } from './write-sheet.ts'

export const appliedTable = tableOf(OrderPromotion, '/promotions', 'order_promotions')

/** The promotions of an order with their amounts, as they are now or as they were on submission. */
export const appliedPromotions = sql`(
  select a.order_uid, a.amount, a.line_item_id, a.amount_overridden, a.date_applied, p.*
  from order_promotions a
  join orders o on o.uid = a.order_uid
  left join promotions now on now.marketplace_id = o.marketplace_id and now.id = a.promotion_id,
  lateral jsonb_populate_record(null::promotions, coalesce(a.promotion, to_jsonb(now))) p) t`

/** Adds and removes promotion codes and applies automatic promotions. */
export function promotionHandlers(place: Place, names: { remove: string }): PlatformHandlers {
  return {
    [place.name('Order', 'ListPromotions')]: async (call) => listApplied(call, await uidAt(place, call)),
    [place.name('Order', 'AddPromotion')]: (call) => add(place, call),
    [names.remove]: (call) => remove(place, call),
    [place.name('Order', 'ListEligiblePromotions')]: (call) => listEligible(place, call),
    [place.name('Order', 'ApplyPromotions')]: async (call) => {
      const desk = await changeable(place, call)
      const { keep, added } = await looked(call, desk)
      await write(call, desk, [...keep, ...added])
      return showOrder(call.db, desk.open.uid)
    },
    [place.name('Order', 'RefreshPromotions')]: async (call) => {
      const desk = await changeable(place, call)
      const { keep, added, removed } = await looked(call, desk)
      await write(call, desk, [...keep, ...added])
      return {
        PromosAdded: added.flatMap(shownAmounts),
        PromosRemoved: removed.flatMap((one) =>
          shownAmounts(one).map((row) => ({ ...row, ErrorCode: one.code, Reason: one.reason })),
        ),
      }
    },
  }
}

const listApplied = (call: PlatformCall, uid: string | null): Promise<Json> =>
  listFull(call, { table: appliedTable, from: appliedPromotions, where: sql`t.order_uid = ${uid}` })

async function changeable(place: Place, call: PlatformCall): Promise<Desk> {
  const desk = await place.take(call)
  const { status } = desk.sheet.order
  if (status !== 'Unsubmitted' && status !== 'AwaitingApproval')
    fail('Order.CannotApplyPromoBadStatus', { Status: status })
  return desk
}

const byCode = (code: string): Sql => sql`lower(t.code) = lower(${code})`

async function add(place: Place, call: PlatformCall): Promise<Json> {
  const code = parameter(call, 'promoCode')
  const desk = await changeable(place, call)
  const [candidate] = await readPromotions(call.db, desk.open, byCode(code))
  if (!candidate) throw notFound('Promotion', code)
  const facts = await factsOf(call.db, desk.open, desk.sheet, desk.catalogue, call.now)
  const before = await appliedOn(call, desk)
  const found = promotionProblem(candidate.promotion, { ...candidate, facts, appliedOthers: before })
  if (found) throw new ApiError([problem(found.code, { PromotionID: candidate.promotion.ID, PromoCode: code })])
  await write(call, desk, [
    ...before,
    { promotion: candidate.promotion, amounts: amountsFor(candidate, facts, before) },
  ])
  return firstApplied(call, desk.open.uid, candidate.promotion.ID)
}

async function firstApplied({ db }: PlatformCall, uid: string, id: string): Promise<Json> {
  const row = await db.find<{ json: string }>(sql`
    select row_to_json(it)::text as json
    from (select ${shown(appliedTable)} from ${appliedPromotions} where t.order_uid = ${uid} and t.id = ${id} order by t.line_item_id limit 1) it`)
  return new Json(row?.json ?? 'null', id)
}

async function remove(place: Place, call: PlatformCall): Promise<Json> {
  const code = parameter(call, 'promoCode')
  const desk = await changeable(place, call)
  const before = await appliedOn(call, desk)
  const kept = before.filter(({ promotion }) => promotion.Code.toLowerCase() !== code.toLowerCase())
  if (kept.length === before.length) throw notFound('Promotion', code)
  await write(call, desk, kept)
  return showOrder(call.db, desk.open.uid)
}

async function appliedOn({ db }: PlatformCall, { open, sheet }: Desk): Promise<AppliedPromotion<WirePromotion>[]> {
  const candidates = await appliedCandidates(db, open, sheet)
  return candidates.map(({ promotion }) => ({
    promotion,
    amounts: sheet.promotions.filter(({ promotionID }) => promotionID === promotion.ID),
  }))
}

async function looked(call: PlatformCall, desk: Desk) {
  const { db, now } = call
  const candidates = await appliedCandidates(db, desk.open, desk.sheet)
  const on = await appliedOn(call, desk)
  const both = candidates.map((candidate, index) => ({ ...candidate, amounts: on[index]?.amounts ?? [] }))
  const automatic = await readPromotions(db, desk.open, sql`t.auto_apply and ${usable(desk.open)}`)
  return refresh(both, automatic, await factsOf(db, desk.open, desk.sheet, desk.catalogue, now))
}

/** Saves the order with exactly these promotions, with amounts computed one after the other. */
async function write(
  call: PlatformCall,
  desk: Desk,
  promotions: readonly AppliedPromotion<WirePromotion>[],
): Promise<void> {
  const rows = promotions.flatMap((one) => rowsOf(one, one.amounts))
  const changed = withTotals({ ...desk.sheet, promotions: rows })
  const cleared = { ...changed, order: { ...changed.order, isCalculated: false } }
  const { sheet } = await settlePromotions(call.db, desk.open, cleared, desk.catalogue, call.now)
  await writeSheet(call.db, desk.open, sheet, desk.catalogue)
}

/** Lists promotions that would apply, with their amounts. Nothing is written: a missing cart is not created. */
async function listEligible(place: Place, call: PlatformCall): Promise<object> {
  const { page, size, skip } = pageOf(plainNames(call.query))
  const open = await findSheet(call.db, place.find(call))
  if (!open && !place.mayBeMissing) throw place.missing(call)
  const all = open ? await eligibleOn(call, open) : []
  return { Meta: metaOf(page, size, all.length), Items: all.slice(skip, skip + size) }
}

async function eligibleOn(call: PlatformCall, open: OpenSheet): Promise<object[]> {
  const { epoch } = await lookFor(call.db, open.marketplace)
  const desk = await deskOf(call, open, epoch)
  const before = await appliedOn(call, desk)
  const facts = await factsOf(call.db, open, open.sheet, desk.catalogue, call.now)
  const candidates = await readPromotions(call.db, open, usable(open))
  return candidates
    .filter((one) => !promotionProblem(one.promotion, { ...one, facts, appliedOthers: before }))
    .toSorted((one, other) => (one.promotion.ID < other.promotion.ID ? -1 : 1))
    .map((one) => ({
      ...one.promotion,
      Amount: fromUnits(sum(amountsFor(one, facts, before).map(({ amount }) => amount))),
    }))
}

const shownAmounts = ({ promotion, amounts }: AppliedPromotion<WirePromotion>): object[] =>
  amounts.map(({ lineItemID, amount }) => ({ ...promotion, LineItemID: lineItemID, Amount: fromUnits(amount) }))
