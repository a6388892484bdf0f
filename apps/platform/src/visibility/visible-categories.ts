import { type Sql, sql } from '@tessera/server/sql'
import { isInCatalogs, isOneOfCategories } from './category-conditions.ts'
import type { Viewer } from './viewer.ts'

/** The condition that a user can see the category `c`. */
export function visibleCategories({ marketplace, shelves, categories: { opened, closed } }: Viewer): Sql {
  const open = shelves.filter((shelf) => shelf.allCategories).map((shelf) => shelf.catalog)
  const place = sql`(c.catalog_id, c.id)`
  return sql`
  c.marketplace_id = ${marketplace}
  and (${isOneOfCategories(place, opened)} or (${isInCatalogs(sql`c.catalog_id`, open)} and not ${isOneOfCategories(place, closed)}))`
}
