import { type Sql, sql } from '@tessera/server/sql'
import { priceScheduleFor } from './price-schedule-for.ts'
import { usableStock } from './usable-stock.ts'
import type { Viewer } from './viewer.ts'

/**
 * Products as a buyer user reads them, as `… t`: a child with inherited fields, all with the user's price and stock.
 * Not restricted to visible products; `visibleProducts` does that.
 */
export const buyerProducts = (viewer: Viewer, seller?: string): Sql => sql`(
  select ${inherited},
    ${stockColumns(viewer)},
    ${countColumns(viewer)},
    ${priceScheduleFor(viewer, seller === undefined ? undefined : sql`${seller}::text`)} as price_schedule
  ${family}) t`

const inherited = sql`p.marketplace_id, p.id, p.owner_id, p.parent_id, p.is_parent, p.is_bundle, p.name, p.quantity_multiplier, p.active,
    p.all_suppliers_can_sell, p.returnable, p.auto_forward, p.date_created,
    coalesce(p.description, up.description) as description,
    coalesce(p.ship_weight, up.ship_weight) as ship_weight,
    coalesce(p.ship_height, up.ship_height) as ship_height,
    coalesce(p.ship_width, up.ship_width) as ship_width,
    coalesce(p.ship_length, up.ship_length) as ship_length,
    coalesce(p.ship_from_address_id, up.ship_from_address_id) as ship_from_address_id,
    coalesce(p.default_supplier_id, up.default_supplier_id) as default_supplier_id,
    case when up.xp is null then p.xp else up.xp || coalesce(p.xp, '{}') end as xp`

const family = sql`
  from products p
  left join products up on up.marketplace_id = p.marketplace_id and up.id = p.parent_id`

/** The same without prices and stock: equal for all buyers, and changed only with the product or its parent. */
export const steadyProducts: Sql = sql`(select ${inherited} ${family}) t`

const hasOwnInventory = sql`num_nonnulls(p.inventory_enabled, p.inventory_notification_point, p.inventory_variant_level_tracking,
  p.inventory_order_can_exceed, p.inventory_quantity_available) > 0`
const ownOrInherited = (column: Sql): Sql =>
  sql`case when up.id is null or ${hasOwnInventory} then p.${column} else up.${column} end`

/** Stock is inherited as a whole: a child has its own or its parent's. */
const stockColumns = (viewer: Viewer): Sql => sql`
  ${ownOrInherited(sql`inventory_enabled`)} as inventory_enabled,
  ${ownOrInherited(sql`inventory_notification_point`)} as inventory_notification_point,
  ${ownOrInherited(sql`inventory_variant_level_tracking`)} as inventory_variant_level_tracking,
  ${ownOrInherited(sql`inventory_order_can_exceed`)} as inventory_order_can_exceed,
  ${ownOrInherited(sql`inventory_last_updated`)} as inventory_last_updated,
  coalesce(${usableStock(viewer, sql`r.product_id = ${ownOrInherited(sql`id`)}`)}, ${ownOrInherited(sql`inventory_quantity_available`)}) as inventory_quantity_available`

const countColumns = ({ marketplace }: Viewer): Sql => sql`
  (select count(*)::int from spec_product_assignments s
    where s.marketplace_id = ${marketplace} and s.product_id in (p.id, p.parent_id)) as spec_count,
  (select count(*)::int from variants v
    where v.marketplace_id = ${marketplace} and v.product_id = p.id and v.active) as variant_count`
