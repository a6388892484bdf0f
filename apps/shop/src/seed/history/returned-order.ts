import { stateTaxes } from '@tessera/domain/checkout/state-taxes'
import { percentOf } from '@tessera/domain/planning/offer-price'
import type { ReturnReason } from '@tessera/domain/sales/return-life-cycle'
import type { NewCredit } from '@tessera/middleware/modules/ledger/books'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { castState, castStoreId } from './cast.ts'
import { type HistoryClock, momentOf } from './history-clock.ts'
import type { PlannedOrder } from './planned-order.ts'
import type { WrittenOrder } from './write-orders.ts'

/** Planned returns: order age in days, days until the return, and boxes returned. */
const plannedReturns = [
  { ago: 390, days: 24, boxes: 2 },
  // the board shows what came back in the last 30 days
  { ago: 62, days: 40, boxes: 3 },
] as const

const isReturnable = ({ lines: [line], stage, account, payment }: PlannedOrder): boolean =>
  stage === 'delivered' &&
  payment.method === 'Invoice' &&
  account.type === 'Pro' &&
  (line?.boxes ?? 0) > 4 &&
  line?.product.facts.kind === 'field-tile'

export interface ReturnedOrder {
  order: PlannedOrder
  boxes: number
  returnedOn: string
}

/** Picks for each planned return the returnable order placed closest to its date. */
export function pickReturned(orders: readonly PlannedOrder[], when: HistoryClock): ReturnedOrder[] {
  const fitting = orders.filter(isReturnable)
  return plannedReturns.flatMap(({ ago, days, boxes }) => {
    const day = when.ago(ago)
    const order = fitting.toSorted((one, other) => dayGap(one, day) - dayGap(other, day))[0]
    return order ? [{ order, boxes, returnedOn: when.ago(ago - days) }] : []
  })
}

const dayGap = ({ placedOn }: PlannedOrder, day: string): number => Math.abs(Date.parse(placedOn) - Date.parse(day))

/** The return order: the boxes come back to us. */
export const returnOrder = ({ order, boxes, returnedOn }: ReturnedOrder): PlannedOrder => ({
  ...order,
  key: `return of ${order.key}`,
  placedOn: returnedOn,
  origin: 'counter',
  lines: order.lines.slice(0, 1).map((line) => ({ ...line, boxes })),
  site: undefined,
  isReturn: true,
  returnedBoxes: 0,
  referredBy: null,
})

/** Inserts completed returns; their credits are already posted. */
export async function insertReturns(
  db: Queryable,
  returned: readonly (ReturnedOrder & { documentId: string; written: WrittenOrder })[],
) {
  for (const one of returned) {
    const { order, boxes, returnedOn, documentId, written } = one
    const { key, goodsCents, taxCents = 0 } = returnCredit(one, written)
    const person = order.person?.id ?? null
    const id = await insertReturn(db, {
      documentId,
      boxes,
      personId: person,
      on: returnedOn,
      reason: 'Boxes left over',
    })
    await db.rows(sql`
      update sales_return_lines set accepted_boxes = boxes where return_id = ${id}`)
    await db.rows(sql`
      update sales_returns
      set status = 'refunded', goods_cents = ${goodsCents}, tax_cents = ${taxCents}, merchandise_cents = ${goodsCents},
        credit_to = 'Your account, as a credit', credit_id = (select id from billing_documents where key = ${key})
      where id = ${id}`)
  }
}

interface NewReturn {
  documentId: string
  kind?: ReturnReason
  boxes: number
  reason: string
  personId: string | null
  on: string
}

/** Inserts a return request for boxes of the first line and returns its number. */
export async function insertReturn(
  db: Queryable,
  { documentId, kind = 'return', boxes, reason, personId, on }: NewReturn,
) {
  const text = kind === 'damage' ? 'You reported damage.' : 'You requested a return.'
  const made = await db.find<{ id: string }>(sql`
    with made as (
      insert into sales_returns (document_id, kind, reason, person_id, requested_at, moved_at)
      values (${documentId}, ${kind}, ${reason}, ${personId}, ${momentOf(on, 15)}, ${momentOf(on, 15)}) returning id
    ), lined as (
      insert into sales_return_lines (return_id, document_id, line_no, boxes)
      select id, ${documentId}, 1, ${boxes} from made
    ), told as (
      insert into sales_events (document_id, kind, reference, at, text, person_id)
      select ${documentId}, 'return-requested', id, ${momentOf(on, 15)}, ${text}, ${personId}::uuid from made
    )
    select id from made`)
  return made?.id ?? ''
}

/** The credit for the returned boxes, including tax. */
export function returnCredit({ boxes, returnedOn }: ReturnedOrder, { plan, document }: WrittenOrder): NewCredit {
  const goodsCents = boxes * (document.lines[0]?.unitPriceCents ?? 0)
  return {
    key: `history return of ${document.id}`,
    type: 'ZG',
    accountId: plan.account.id,
    salesDocumentId: document.id,
    soldTo: document.soldTo ?? null,
    jobName: document.jobName ?? null,
    poNumber: document.poNumber ?? null,
    storeId: castStoreId,
    documentOn: returnedOn,
    goodsCents,
    taxCents: percentOf(goodsCents, stateTaxes[castState]?.percent ?? 0),
    merchandiseCents: goodsCents,
    reference: document.id,
    words: `${boxes} boxes returned`,
  }
}
