import { join, type Sql, sql } from '@tessera/server/sql'
import type { CategoryKey } from './viewer.ts'

/** Whether a category, as `(catalog_id, category_id)`, is in the list. */
export const isOneOfCategories = (category: Sql, places: readonly CategoryKey[]): Sql =>
  places.length === 0
    ? sql`false`
    : sql`${category} in (select * from unnest(${places.map(({ catalog }) => catalog)}::text[], ${places.map((one) => one.category)}::text[]))`

/** The planner assumes ten elements for an array parameter and plans anew each time; a few are listed one by one. */
export const isInCatalogs = (catalog: Sql, catalogs: readonly string[]): Sql =>
  catalogs.length > 0 && catalogs.length <= 4
    ? sql`${catalog} in (${join(catalogs.map((one) => sql`${one}`))})`
    : sql`${catalog} = any (${catalogs}::text[])`
