import { stateTaxes } from '@tessera/domain/checkout/state-taxes'
import { percentOf } from '@tessera/domain/planning/offer-price'
import type { NewCredit } from '@tessera/middleware/erp/port'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { state, store } from './cast.ts'
import type { PlannedOrder } from './planned-order.ts'
import { at, type When } from './when.ts'
import type { WrittenOrder } from './write-orders.ts'

/** Boxes came back from these orders: so many days ago they were bought, so many days later returned. */
const wishes = [
  { ago: 390, days: 24, boxes: 2 },
  { ago: 82, days: 12, boxes: 3 },
] as const

const canComeBack = ({ lines: [line], stage, account, payment }: PlannedOrder): boolean =>
  stage === 'delivered' &&
  payment.method === 'Invoice' &&
  account.type === 'Pro' &&
  (line?.boxes ?? 0) > 4 &&
  line?.article.facts.kind === 'field-tile'

export interface Returned {
  order: PlannedOrder
  boxes: number
  returnedOn: string
}

/** Which orders lose boxes again: the one bought nearest to each wish. */
export function pickReturned(orders: readonly PlannedOrder[], when: When): Returned[] {
  const fitting = orders.filter(canComeBack)
  return wishes.flatMap(({ ago, days, boxes }) => {
    const day = when.ago(ago)
    const order = fitting.toSorted((one, other) => gap(one, day) - gap(other, day))[0]
    return order ? [{ order, boxes, returnedOn: when.ago(ago - days) }] : []
  })
}

const gap = ({ placedOn }: PlannedOrder, day: string): number => Math.abs(Date.parse(placedOn) - Date.parse(day))

/** The order of the other direction: the boxes come to us. */
export const returnOrder = ({ order, boxes, returnedOn }: Returned): PlannedOrder => ({
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

/** Refunded ones, and the wish of these days that nobody has answered. */
export async function insertReturns(db: Queryable, returned: readonly (Returned & { documentId: string })[]) {
  for (const { order, boxes, returnedOn, documentId } of returned)
    await insertReturn(db, {
      documentId,
      boxes,
      status: 'refunded',
      personId: order.person?.id ?? null,
      on: returnedOn,
    })
}

interface NewReturn {
  documentId: string
  boxes: number
  status: 'requested' | 'refunded'
  personId: string | null
  on: string
}

export async function insertReturn(db: Queryable, { documentId, boxes, status, personId, on }: NewReturn) {
  await db.rows(sql`
    with made as (
      insert into sales_returns (document_id, status, reason, person_id, requested_at)
      values (${documentId}, ${status}, 'Boxes left over', ${personId}, ${at(on, 15)}) returning id
    ), lined as (
      insert into sales_return_lines (return_id, document_id, line_no, boxes)
      select id, ${documentId}, 1, ${boxes} from made
    )
    insert into sales_events (document_id, kind, reference, at, text, person_id)
    select ${documentId}, 'return-requested', id, ${at(on, 15)}, 'You asked for a return.', ${personId}::uuid from made`)
}

/** What the boxes cost, with their tax. */
export function returnCredit({ boxes, returnedOn }: Returned, { plan, document }: WrittenOrder): NewCredit {
  const goodsCents = boxes * (document.lines[0]?.unitPriceCents ?? 0)
  return {
    key: `history return of ${document.id}`,
    type: 'ZG',
    accountId: plan.account.id,
    salesDocumentId: document.id,
    soldTo: document.soldTo ?? null,
    jobName: document.jobName ?? null,
    poNumber: document.poNumber ?? null,
    storeId: store,
    documentOn: returnedOn,
    goodsCents,
    taxCents: percentOf(goodsCents, stateTaxes[state]?.percent ?? 0),
    merchandiseCents: goodsCents,
    reference: document.id,
    words: `${boxes} boxes returned`,
  }
}
