import { PriceSchedule } from '@tessera/contract/platform/catalog/price-schedules'
import { Variant } from '@tessera/contract/platform/catalog/variants'
import { type Sql, sql } from '@tessera/server/sql'
import { selectList } from '../engine/select-list.ts'
import { tableOf } from '../engine/table.ts'

const listOf = (rows: Sql): Sql => sql`(select coalesce(json_agg(row_to_json(it)), '[]') from (${rows}) it)`

const variants = listOf(sql`
  select ${selectList(tableOf(Variant, '/'))} from variants t
  where t.marketplace_id = k.marketplace and t.product_id = k.id order by t.id`)

const categories = listOf(sql`
  select a.catalog_id as "CatalogID", a.category_id as "CategoryID", a.list_order as "ListOrder"
  from category_product_assignments a
  where a.marketplace_id = k.marketplace and a.product_id = k.id order by a.catalog_id, a.category_id`)

const assignments = listOf(sql`
  select a.seller_id as "SellerID", a.buyer_id as "BuyerID", a.user_group_id as "UserGroupID",
    a.price_schedule_id as "PriceScheduleID"
  from product_assignments a
  where a.marketplace_id = k.marketplace and a.product_id = k.id order by a.seller_id, a.buyer_id, a.user_group_id`)

const priceSchedules = listOf(sql`
  select ${selectList(tableOf(PriceSchedule, '/'))} from price_schedules t
  where t.marketplace_id = k.marketplace and t.id in (
    select p.default_price_schedule_id from products p where p.marketplace_id = k.marketplace and p.id = k.id
    union all
    select a.price_schedule_id from product_assignments a
    where a.marketplace_id = k.marketplace and a.product_id = k.id)
  order by t.id`)

/** The columns that a message about the product with the key `k` has besides the product. */
export const productParts = sql`${variants} as "Variants", ${categories} as "Categories",
  ${assignments} as "Assignments", ${priceSchedules} as "PriceSchedules"`
