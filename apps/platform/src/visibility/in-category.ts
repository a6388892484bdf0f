import { type Sql, sql } from '@tessera/server/sql'
import { isOneOf } from './places.ts'
import type { Viewer } from './viewer.ts'

/** IDs of active categories from where it starts on down, `depth` levels of them. `c` is the category. */
export const categoriesBelow = ({ marketplace }: Viewer, catalog: string | null, start: Sql, depth: number): Sql => sql`
  with recursive below as (
    select c.id, 1 as level from categories c
    where c.marketplace_id = ${marketplace} and c.catalog_id = ${catalog} and c.active and ${start}
    union all
    select c.id, below.level + 1
    from below
    join categories c on c.marketplace_id = ${marketplace} and c.catalog_id = ${catalog} and c.parent_id = below.id and c.active
    ${Number.isFinite(depth) ? sql`where below.level < ${depth}::int` : sql``})
  select id from below`

/** The condition under which the product `t` stands in a category or below it. */
export const inCategory = (viewer: Viewer, catalog: string | null, categoryID: string, depth: number): Sql => sql`
  not ${isOneOf(sql`(${catalog}::text, ${categoryID}::text)`, viewer.hidden)}
  and coalesce(t.parent_id, t.id) in (
    select p.product_id from (
      select product_id, category_id from category_product_assignments
      where marketplace_id = ${viewer.marketplace} and catalog_id = ${catalog}
      union all
      select bundle_id, category_id from category_bundle_assignments
      where marketplace_id = ${viewer.marketplace} and catalog_id = ${catalog}) p
    where p.category_id in (${categoriesBelow(viewer, catalog, sql`c.id = ${categoryID}`, depth)}))`
