import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/**
 * Reserves the order number customers see, once per order: the confirmation page shows it before the back office has
 * the order.
 */
export async function reserveNumber(db: Queryable, orderId: string): Promise<string> {
  const row = await db.find<{ number: string }>(sql`
    with made as (
      insert into web_order_numbers (order_id) values (${orderId}) on conflict do nothing returning number)
    select number from made
    union all
    select number from web_order_numbers where order_id = ${orderId}
    limit 1`)
  if (!row) throw new Error(`order ${orderId} has no number`)
  return row.number
}
