import type { Departures } from '@tessera/client/shop/types.gen'
import { type LeavingOrder, planDepartures } from '@tessera/domain/sales/plan-departures'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { toPick } from '../orders/list-staff-orders.ts'
import { promisedOn } from '../orders/staff-order-columns.ts'

/** An order without a promised day takes five days. */
const usualDays = 5
/** The oldest promises come first. */
const maxOrders = 2000

/** Orders to pick by the day they have to leave, by store and by the way they go; of all stores or of one. */
export async function listDepartures(db: Queryable, store: string | undefined, now: Date): Promise<Departures> {
  const orders = await db.rows<LeavingOrder>(sql`
    select d.id as number, s.name as "storeName", d.ship_kind as "shipKind", d.placed_at as "placedAt",
      to_char(coalesce(${promisedOn}, d.placed_at::date + ${usualDays}::int), 'YYYY-MM-DD') as "arrivesOn",
      (select coalesce(sum(l.boxes - l.shipped_boxes - l.canceled_boxes), 0)::int from sales_lines l
        where l.document_id = d.id and l.fulfilment in ('confirmed', 'allocated', 'picking')) as boxes,
      to_char(${now}::timestamptz at time zone coalesce(s.time_zone, 'America/New_York'), 'YYYY-MM-DD') as today
    from sales_documents d left join stores s on s.id = d.store_id
    where ${toPick} and (${store ?? null}::text is null or s.name = ${store ?? null})
    order by coalesce(${promisedOn}, d.placed_at::date + ${usualDays}::int), d.id limit ${maxOrders}::int`)
  return { items: planDepartures(orders) }
}
