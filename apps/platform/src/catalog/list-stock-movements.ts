import { StockMovement } from '@tessera/contract/platform/additions/stock-movements'
import { Product } from '@tessera/contract/platform/catalog/products'
import { notFound } from '@tessera/server/api-error'
import { pathParameter, queryValue } from '@tessera/server/call'
import { and, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler } from '../actor.ts'
import { plainNames, readPage } from '../engine/list-page.ts'
import { pageOf } from '../engine/page-request.ts'
import { tableOf } from '../engine/table.ts'

const table = tableOf(StockMovement, '/products/:productID/stockmovements', 'stock_movements')

const shown = sql`t.id::text as "ID", t.at as "Date", t.kind as "Kind", t.change as "Change", t.quantity_after::int as "QuantityAfter",
  t.variant_id as "VariantID", t.inventory_record_id as "InventoryRecordID", t.lot as "Lot",
  (select o.id from orders o where o.uid = t.order_uid) as "OrderID", e.username as "Username", e.reason as "Reason",
  e.request_id as "RequestID"`

/** The event in the movement's transaction: of its record, or the one that moved an order. */
const event = sql`
  left join lateral (
    select e.username, e.body #>> '{xp,stockReason}' as reason, e.request_id from events e
    where e.xid = t.xid and e.marketplace_id = t.marketplace_id and (t.kind = 'Order' or e.object is null or e.object = concat_ws('/',
      'products', t.product_id, case when t.variant_id is not null then 'variants/' || t.variant_id end,
      case when t.inventory_record_id is not null then 'inventoryrecords/' || t.inventory_record_id end))
    order by e.id
    limit 1) e on true`

/** Every change of stock of a product and its variants, by order or by hand (INV-6). */
export const listStockMovements: PlatformHandler = async (call) => {
  const id = pathParameter(call, 'productID')
  const { marketplace } = call.actor
  const from = sql`(
    select m.*, sum(m.change) over (partition by m.variant_id, m.inventory_record_id order by m.id) as quantity_after
    from stock_movements m
    where m.marketplace_id = ${marketplace} and m.product_id = ${id}) t ${event}`
  const page = await readPage(
    call,
    { table, from, where: and(placeConditions(call)), shown },
    sql`t.id desc`,
    pageOf(plainNames(call.query)),
  )
  if (page.total === 0) await requireProduct(call, id)
  return page
}

/** Words of the address that narrow the movements to a place. */
export function placeConditions(call: PlatformCall): Sql[] {
  const named = [
    [sql`t.variant_id`, queryValue(call, 'variantID')],
    [sql`t.inventory_record_id`, queryValue(call, 'inventoryRecordID')],
    [sql`t.lot`, queryValue(call, 'lot')],
  ] as const
  return [sql`true`, ...named.flatMap(([column, value]) => (value ? [sql`${column} = ${value}`] : []))]
}

export async function requireProduct({ db, actor }: PlatformCall, id: string): Promise<void> {
  const found = await db.find(sql`select from products where marketplace_id = ${actor.marketplace} and id = ${id}`)
  if (!found) throw notFound(Product.title, id)
}
