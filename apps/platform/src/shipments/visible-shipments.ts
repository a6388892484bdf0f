import { and, type Sql, sql } from '@tessera/server/sql'
import type { Actor } from '../actor.ts'

/** The condition on the shipment `t` that it holds an item `i` with this property, which also counts for the buyer. */
export const hasItem = (item: Sql): Sql =>
  sql`t.uid in (select i.shipment_uid from counted_shipment_items i where ${item})`

/** The shipments `t` that a caller reaches: a supplier's own, those with goods for a buyer, all for the seller. */
export const visibleShipments = (actor: Actor): Sql =>
  and([sql`t.marketplace_id = ${actor.marketplace}`, ...companyConditions(actor)])

function companyConditions({ userType, marketplace, companyID }: Actor): Sql[] {
  if (userType === 'admin') return []
  if (userType === 'supplier') return [sql`t.owner_id = ${companyID}`]
  const ordered = sql`select o.uid from orders o where o.marketplace_id = ${marketplace} and o.side = 'buyer' and o.from_company_id = ${companyID}`
  return [hasItem(sql`i.order_uid in (${ordered})`)]
}

/** An item includes its line. */
const itemsFrom = (items: Sql): Sql => sql`(
  select s.marketplace_id, s.id as shipment_id, i.shipment_uid, i.order_uid, o.id as order_id, o.side, o.from_company_id, i.line_item_id, i.quantity_shipped,
    l.unit_price, l.cost_center, l.date_needed, l.product, l.variant, l.specs, l.xp
  from ${items} i
  join shipments s on s.uid = i.shipment_uid
  join orders o on o.uid = i.order_uid
  join line_items l on l.order_uid = i.order_uid and l.id = i.line_item_id) t`

/** Items as they were saved, and as they count for the buyers' orders. */
export const shipmentItems = itemsFrom(sql`shipment_items`)
export const countedItems = itemsFrom(sql`counted_shipment_items`)
