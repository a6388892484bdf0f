import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'

export interface SitemapEntry {
  path: string
  lastModified: Date
}

const contentQuery = (...kinds: string[]): Sql => sql`
  select i.path, v.saved_at as "lastModified" from content_items i
  join content_versions v on v.path = i.path and v.version = i.published_version
  where i.kind = any(${kinds}) order by i.path`

/** One sitemap file per section; products are in the catalog module. */
const sections = {
  articles: contentQuery('article'),
  guides: contentQuery('installation-guide', 'care-guide'),
  categories: contentQuery('category'),
  pages: contentQuery('policy', 'page'),
  stores: sql`select '/stores/' || slug as path, updated_at as "lastModified" from stores where active order by 1`,
} as const satisfies Record<string, Sql>

export type SitemapSection = keyof typeof sections
export const sitemapSections = Object.keys(sections) as SitemapSection[]

export const listSitemap = (db: Queryable, section: SitemapSection): Promise<SitemapEntry[]> =>
  db.rows(sections[section])
