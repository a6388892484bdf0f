import { collectionPath } from '@tessera/contract/kit/resource'
import { PriceSchedule, priceSchedules } from '@tessera/contract/platform/catalog/price-schedules'
import { type Sql, sql } from '@tessera/server/sql'
import { selectList } from '../engine/select-list.ts'
import { tableOf } from '../engine/table.ts'
import { isForParty } from './party-conditions.ts'
import type { Viewer } from './viewer.ts'

const table = tableOf(PriceSchedule, collectionPath(priceSchedules))

/**
 * The price schedule of the product `p` (parent `up`, if any) for a buyer user as JSON, or null. Precedence: one of the
 * groups, the buyer, the requested seller, the product; then the same for the parent. Ties go to the lower ID, and only
 * schedules in the user's currency count.
 */
export const priceScheduleFor = (viewer: Viewer, seller?: Sql): Sql => sql`(
  select to_jsonb(it) from (
    select ${selectList(table)} from (
      select s.*
      from (${candidateSchedules(viewer, seller)}) found(nearness, id)
      join price_schedules s on s.marketplace_id = ${viewer.marketplace} and s.id = found.id
      where lower(s.currency) is not distinct from ${viewer.currency}::text
      order by found.nearness, s.id
      limit 1) t) it)`

/** The schedules of the product `p` that could apply, with their nearness: the lowest in the user's currency does. */
export const candidateSchedules = (viewer: Viewer, seller?: Sql): Sql => sql`
        ${assignedSchedules(viewer, seller)} ${seller ? sellerSchedules(viewer, seller) : sql``}
        union all select 4, p.default_price_schedule_id
        union all select 14, up.default_price_schedule_id`

/** Adds ten for schedules of the parent. */
const fromParent = (productID: Sql): Sql => sql`case when ${productID} = p.id then 0 else 10 end`

const assignedSchedules = (viewer: Viewer, seller: Sql | undefined): Sql => sql`
  select case when a.user_group_id is null then 2 else 1 end + ${fromParent(sql`a.product_id`)}, a.price_schedule_id
  from product_assignments a
  where ${isForParty(viewer)} and a.product_id in (p.id, p.parent_id) and a.price_schedule_id is not null and ${isFrom(viewer, seller)}`

/** The marketplace and the product's owner share prices; other sellers have their own. */
function isFrom({ marketplace }: Viewer, seller: Sql | undefined): Sql {
  const own = sql`a.seller_id in (${marketplace}, p.owner_id)`
  return seller ? sql`(a.seller_id = ${seller} or (${seller} in (${marketplace}, p.owner_id) and ${own}))` : own
}

const sellerSchedules = ({ marketplace }: Viewer, seller: Sql): Sql => sql`
  union all
  select 3 + ${fromParent(sql`l.product_id`)}, l.default_price_schedule_id
  from product_suppliers l
  where l.marketplace_id = ${marketplace} and l.product_id in (p.id, p.parent_id) and l.supplier_id = ${seller}`
