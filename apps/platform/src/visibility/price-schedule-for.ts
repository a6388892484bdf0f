import { collectionPath } from '@tessera/contract/kit/resource'
import { PriceSchedule, priceSchedules } from '@tessera/contract/platform/catalog/price-schedules'
import { type Sql, sql } from '@tessera/server/sql'
import { shown } from '../engine/shown.ts'
import { tableOf } from '../engine/table.ts'
import { isForParty } from './parties.ts'
import type { Viewer } from './viewer.ts'

const table = tableOf(PriceSchedule, collectionPath(priceSchedules))

/**
 * The price schedule of the product `p` (its parent, if any, is `up`) for a buyer user, as JSON, null when there is none:
 * that of one of the groups, of the buyer, of the seller asked for, of the product; then the same of the parent. Of two
 * that are equally near the one with the lower ID counts, and only prices in the user's currency do.
 */
export const priceScheduleFor = (viewer: Viewer, seller?: Sql): Sql => sql`(
  select to_jsonb(it) from (
    select ${shown(table)} from (
      select s.*
      from (${assigned(viewer, seller)} ${seller ? offered(viewer, seller) : sql``}
        union all select 4, p.default_price_schedule_id
        union all select 14, up.default_price_schedule_id) found(nearness, id)
      join price_schedules s on s.marketplace_id = ${viewer.marketplace} and s.id = found.id
      where lower(s.currency) is not distinct from ${viewer.currency}::text
      order by found.nearness, s.id
      limit 1) t) it)`

/** Ten more for what comes from the parent. */
const fromParent = (productID: Sql): Sql => sql`case when ${productID} = p.id then 0 else 10 end`

const assigned = (viewer: Viewer, seller: Sql | undefined): Sql => sql`
  select case when a.user_group_id is null then 2 else 1 end + ${fromParent(sql`a.product_id`)}, a.price_schedule_id
  from product_assignments a
  where ${isForParty(viewer)} and a.product_id in (p.id, p.parent_id) and a.price_schedule_id is not null and ${isFrom(viewer, seller)}`

/** The marketplace and the owner of the product speak for each other; anybody else has prices of its own. */
function isFrom({ marketplace }: Viewer, seller: Sql | undefined): Sql {
  const own = sql`a.seller_id in (${marketplace}, p.owner_id)`
  return seller ? sql`(a.seller_id = ${seller} or (${seller} in (${marketplace}, p.owner_id) and ${own}))` : own
}

const offered = ({ marketplace }: Viewer, seller: Sql): Sql => sql`
  union all
  select 3 + ${fromParent(sql`l.product_id`)}, l.default_price_schedule_id
  from product_suppliers l
  where l.marketplace_id = ${marketplace} and l.product_id in (p.id, p.parent_id) and l.supplier_id = ${seller}`
