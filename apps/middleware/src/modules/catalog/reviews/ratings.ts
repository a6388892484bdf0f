import type { ProductRating } from '@tessera/search/search-document'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** Reads the ratings shown on cards, for every reviewed product. */
export async function readRatings(db: Queryable): Promise<Map<string, ProductRating>> {
  const rows = await db.rows<{ sku: string; count: number; average: number }>(sql`
    select sku, count(*)::int as count, round(avg(stars), 1)::float8 as average
    from reviews where state = 'published' group by sku`)
  return new Map(rows.map(({ sku, count, average }) => [sku, { count, average }]))
}
