import { notFound } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { lockOrderRecords, type OrderRecord } from './order-record.ts'

/** A line that counts what is shipped: the line itself, or the buyer's line it was made from. */
export interface CountingLine {
  record: OrderRecord
  lineItemID: string
}

/** Locks the orders that count shipments of this line. The order of the line itself comes first in the result. */
export async function lockCountingOrders(db: Queryable, uid: string, lineItemID: string): Promise<CountingLine[]> {
  const incoming = await db.find<{ uid: string; lineItemID: string }>(sql`
    select incoming_order_uid::text as uid, incoming_line_id as "lineItemID"
    from line_items
    where order_uid = ${uid} and id = ${lineItemID} and incoming_order_uid is not null`)
  const lines = [{ uid, lineItemID }, ...(incoming ? [incoming] : [])]
  const records = await lockOrderRecords(
    db,
    lines.map((line) => line.uid),
  )
  return lines.map((line) => {
    const record = records.find((one) => one.uid === line.uid)
    if (!record) throw notFound('Order', line.uid)
    return { record, lineItemID: line.lineItemID }
  })
}

/** The buyer's order that an order to a supplier was made from, and its line of each line. */
export interface IncomingOrder {
  record: OrderRecord
  lineIDs: ReadonlyMap<string, string>
}

/** Locks the buyer's order; it is locked before the order that was made from it. */
export async function lockIncoming(db: Queryable, uid: string): Promise<IncomingOrder | undefined> {
  const rows = await db.rows<{ uid: string; from: string; id: string }>(sql`
    select incoming_order_uid::text as uid, incoming_line_id as from, id
    from line_items
    where order_uid = ${uid} and incoming_order_uid is not null`)
  const [first] = rows
  const [record] = first ? await lockOrderRecords(db, [first.uid]) : []
  return record && { record, lineIDs: new Map(rows.map(({ id, from }) => [id, from])) }
}
