import { type Sql, sql } from '@tessera/server/sql'
import { isForParty } from './party-conditions.ts'
import type { Viewer } from './viewer.ts'

/** The condition that a buyer user may use the inventory record `r`. */
export const isUsable = (viewer: Viewer): Sql => sql`(r.allow_all_buyers or exists (
  select from inventory_record_assignments a
  where ${isForParty(viewer)} and a.product_id = r.product_id and a.inventory_record_id = r.id))`

/** The stock available to the user from the records of a product or variant; null if there are no records. */
export const usableStock = (viewer: Viewer, records: Sql): Sql => sql`(
  select coalesce(sum(r.quantity_available) filter (where ${isUsable(viewer)}), 0)::int
  from inventory_records r
  where r.marketplace_id = ${viewer.marketplace} and ${records}
  having count(*) > 0)`
