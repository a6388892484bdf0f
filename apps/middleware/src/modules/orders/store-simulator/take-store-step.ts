import type { LeavingStep, StoreOrder } from '@tessera/domain/sales/store-schedule'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { createDeliveryWithin, markArrivedWithin } from '../deliveries/create-delivery.ts'
import { moveLinesWithin } from '../records/move-lines.ts'

export interface OrderInStore extends StoreOrder {
  id: string
  /** Boxes that can leave now. */
  lines: { lineNo: number; boxes: number; lot: string | null }[]
}

/** A store without a promised day takes five days. */
const usualDays = 5

/** Columns of an order (d) as the store sees it. */
export const storeColumns: Sql = sql`d.id, d.ship_kind as "shipKind", d.placed_at as "placedAt",
  to_char(coalesce(d.wanted_on, d.expected_on, d.placed_at::date + ${usualDays}::int), 'YYYY-MM-DD') as "arrivesOn",
  array(select distinct fulfilment from sales_lines where document_id = d.id) as fulfilments,
  (select coalesce(json_agg(json_build_object('lineNo', l.line_no, 'lot', l.lot,
    'boxes', l.boxes - l.shipped_boxes - l.canceled_boxes) order by l.line_no), '[]') from sales_lines l
    where l.document_id = d.id and l.fulfilment in ('picking', 'ready-for-pick-up')
      and l.boxes > l.shipped_boxes + l.canceled_boxes) as lines`

/** Locks an open order, so that it is not moved back by a run that read it earlier. */
export const lockOrderInStore = (db: Queryable, id: string): Promise<OrderInStore | undefined> =>
  db.find<OrderInStore>(sql`
    select ${storeColumns} from sales_documents d
    where d.id = ${id} and d.status = 'open' and d.cancel_asked_at is null
    for update of d`)

const carriers = { parcel: 'Meridian Parcel', freight: 'Cumberland Freight', 'pick-up': null } as const

const boxesText = (lines: OrderInStore['lines']): string =>
  lines.map(({ lineNo, boxes }) => `${lineNo}:${boxes}`).join(' ')

/** Takes one step with the order locked. A step that is taken twice has one effect. */
export async function takeStoreStep(
  db: Queryable,
  { id: documentId, shipKind, lines, arrivesOn }: OrderInStore,
  step: LeavingStep,
  publicUrl: string,
  now: Date,
): Promise<void> {
  if (step !== 'shipped') return moveLinesWithin(db, { documentId, step, publicUrl }, now)
  if (lines.length === 0) return
  const key = `store ${documentId} ${boxesText(lines)}`
  const sent = { documentId, key, lines, carrier: carriers[shipKind], tracking: `TS${documentId}` }
  await createDeliveryWithin(db, { ...sent, expectedOn: arrivesOn, publicUrl }, now)
}

/** Hands over boxes that are ready for pick-up; false if there are none. */
export async function handOver(db: Queryable, { id: documentId, lines }: OrderInStore, now: Date): Promise<boolean> {
  if (lines.length === 0) return false
  const key = `store ${documentId} ${boxesText(lines)}`
  const deliveryId = await createDeliveryWithin(db, { documentId, key, lines, kind: 'pick-up' }, now)
  return markArrivedWithin(db, { deliveryId, at: now })
}
