import { collectionPath } from '@tessera/contract/kit/resource'
import { InventoryRecord, inventoryRecords } from '@tessera/contract/platform/catalog/inventory'
import { PriceSchedule, priceSchedules } from '@tessera/contract/platform/catalog/price-schedules'
import { Product, products } from '@tessera/contract/platform/catalog/products'
import { type Sql, sql } from '@tessera/server/sql'
import { selectList } from '../engine/select-list.ts'
import { tableOf } from '../engine/table.ts'

const product = tableOf(Product, collectionPath(products))
const schedule = tableOf(PriceSchedule, collectionPath(priceSchedules))
/** As in lists: without the address, which needs a lookup. */
const record = tableOf(
  { ...InventoryRecord, title: 'PlainInventoryRecord' },
  collectionPath(inventoryRecords),
  'inventory_records',
)

/**
 * The feed items of the products `ids (id, place, is_stock)` as one JSON list: the current product, its stock alone, or
 * that it is deleted. PostgreSQL builds it in the statement that finds the IDs, so a page is one query.
 */
export const feedItems = (marketplace: string, ids: Sql): Sql => sql`(
  select coalesce(json_agg(case
    when t.id is null then json_build_object('ProductID', i.id, 'Deleted', true)
    when i.is_stock then json_build_object('ProductID', i.id, 'InventoryRecords', ${stock(marketplace)})
    else json_build_object(
      'Product', (select row_to_json(it) from (select ${selectList(product)}) it),
      'PriceSchedules', ${prices(marketplace)},
      'InventoryRecords', ${stock(marketplace)},
      'CategoryIDs', ${categories(marketplace)}) end order by i.place), '[]')::text
  from ${ids} i
  left join products t on t.marketplace_id = ${marketplace} and t.id = i.id)`

/** The default price first, then those of buyers and of their groups. */
const prices = (marketplace: string): Sql => sql`(
  select coalesce(json_agg(json_build_object('BuyerID', u.buyer_id, 'UserGroupID', u.user_group_id, 'PriceSchedule', (
      select row_to_json(it) from (
        select ${selectList(schedule)} from price_schedules t where t.marketplace_id = ${marketplace} and t.id = u.schedule_id) it))
    order by u.buyer_id nulls first, u.user_group_id nulls first), '[]')
  from (
    select null as buyer_id, null as user_group_id, t.default_price_schedule_id as schedule_id
    where t.default_price_schedule_id is not null
    union all
    select a.buyer_id, a.user_group_id, a.price_schedule_id from product_assignments a
    where a.marketplace_id = ${marketplace} and a.product_id = t.id and a.price_schedule_id is not null) u)`

/** Stock of the product and of its variants. */
const stock = (marketplace: string): Sql => sql`(
  select coalesce(json_agg(it order by it."VariantID" nulls first, it."ID"), '[]')
  from (
    select ${selectList(record)}, t.variant_id as "VariantID"
    from (select r.*, null::jsonb as address from inventory_records r
      where r.marketplace_id = ${marketplace} and r.product_id = i.id) t) it)`

const categories = (marketplace: string): Sql => sql`(
  select coalesce(json_agg(distinct c.category_id), '[]') from category_product_assignments c
  where c.marketplace_id = ${marketplace} and c.product_id = i.id)`
