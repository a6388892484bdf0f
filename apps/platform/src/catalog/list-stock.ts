import { StockPlace } from '@tessera/contract/platform/additions/stock-places'
import { queryValue } from '@tessera/server/call'
import { and, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler } from '../actor.ts'
import { plainNames, readPage } from '../engine/list-page.ts'
import { pageOf } from '../engine/page-request.ts'
import { tableOf } from '../engine/table.ts'

const table = tableOf(StockPlace, '/stock', 'inventory_records')

const shown = sql`t.product_id as "ProductID", p.name as "ProductName", t.variant_id as "VariantID",
  t.id as "InventoryRecordID", t.address_id as "AddressID", a.address_name as "AddressName",
  t.quantity_available as "QuantityAvailable", t.notification_point as "NotificationPoint",
  t.order_can_exceed as "OrderCanExceed", t.last_updated as "LastUpdated", t.xp`

const from = sql`inventory_records t
  join products p on p.marketplace_id = t.marketplace_id and p.id = t.product_id
  left join addresses a on a.marketplace_id = t.marketplace_id and a.company_type = t.owner_type
    and a.company_id = t.owner_id and a.id = t.address_id`

/** The stock of all products, place by place. */
export const listStock: PlatformHandler = (call) =>
  readPage(
    call,
    { table, from, where: condition(call), shown },
    sql`t.product_id, t.variant_id nulls first, t.id`,
    pageOf(plainNames(call.query)),
  )

function condition(call: PlatformCall): Sql {
  const search = queryValue(call, 'search')?.trim()
  const [productID, addressID] = [queryValue(call, 'productID'), queryValue(call, 'addressID')]
  const isLow = queryValue(call, 'isLow')?.toLowerCase() === 'true'
  return and([
    sql`t.marketplace_id = ${call.actor.marketplace}`,
    ...(productID ? [sql`t.product_id = ${productID}`] : []),
    ...(addressID ? [sql`t.address_id = ${addressID}`] : []),
    ...(isLow ? [sql`t.quantity_available <= t.notification_point`] : []),
    ...(search ? [sql`(t.product_id ilike ${likeText(search)} or p.name ilike ${likeText(search)})`] : []),
  ])
}

const likeText = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`
