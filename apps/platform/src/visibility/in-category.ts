import { type Sql, sql } from '@tessera/server/sql'
import { isOneOfCategories } from './category-conditions.ts'
import type { Viewer } from './viewer.ts'

/** IDs of active categories from the start down, `depth` levels. `c` is the category. */
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

/** The condition that the product `t` or its parent is in a category or below it. The categories are found first. */
export const inCategory = (viewer: Viewer, catalog: string | null, categoryID: string, depth: number): Sql => sql`
  not ${isOneOfCategories(sql`(${catalog}::text, ${categoryID}::text)`, viewer.hidden)}
  and t.id = any (array(
    with below as materialized (${categoriesBelow(viewer, catalog, sql`c.id = ${categoryID}`, depth)}), placed as (
      select p.product_id as id from category_product_assignments p
      where p.marketplace_id = ${viewer.marketplace} and p.catalog_id = ${catalog} and p.category_id in (select id from below)
      union
      select p.bundle_id from category_bundle_assignments p
      where p.marketplace_id = ${viewer.marketplace} and p.catalog_id = ${catalog} and p.category_id in (select id from below))
    select id from placed
    union all
    select c.id from placed join products c on c.marketplace_id = ${viewer.marketplace} and c.parent_id = placed.id))`
