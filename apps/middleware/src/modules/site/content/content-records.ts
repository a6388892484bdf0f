import type { Queryable } from '@tessera/server/database'
import { and, type Sql, sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import type { ContentItem, ContentKind } from './content-item.ts'

export interface ReadingOptions {
  /** Read drafts instead of published versions; check `canPreview` first. */
  preview?: boolean
}

const columns = sql`i.path, i.kind, v.title, v.summary, v.body, v.data, v.tags, v.version,
  case when i.published_version = v.version then 'published' else 'draft' end as status,
  i.published_at as "publishedAt", v.saved_at as "updatedAt"`

const contentSource = (preview: boolean): Sql => sql`content_items i join content_versions v on v.path = i.path
  and v.version = ${preview ? sql`i.version` : sql`i.published_version`}`

export const findContentItem = (
  db: Queryable,
  path: string,
  { preview = false }: ReadingOptions = {},
): Promise<ContentItem | undefined> =>
  db.find(sql`select ${columns} from ${contentSource(preview)} where i.path = ${path}`)

/** The path is only a key; no file is opened by it. */
export async function getContentItem(db: Queryable, path: string, reading: ReadingOptions = {}): Promise<ContentItem> {
  const item = await findContentItem(db, path, reading)
  return item ?? refuse('NotFound', { message: 'We couldn’t find that page.' })
}

export interface ContentQuery extends ReadingOptions {
  page?: number
  /** −1 returns all. */
  pageSize?: number
  tag?: string
  /** Text in the title, summary or body. */
  search?: string
}

export interface ContentPage {
  items: ContentItem[]
  total: number
  page: number
  pageSize: number
}

/** Sorted by `data.order` if set, then newest first. */
export async function listContent(db: Queryable, kind: ContentKind, query: ContentQuery = {}): Promise<ContentPage> {
  const { page = 1, pageSize = 10, preview = false, tag, search } = query
  const conditions = [sql`i.kind = ${kind}`]
  if (tag) conditions.push(sql`v.tags @> ${[tag]}`)
  if (search) conditions.push(sql`concat_ws(' ', v.title, v.summary, v.body) ilike ${`%${escapeLike(search)}%`}`)
  const paging = pageSize === -1 ? sql`` : sql`limit ${pageSize} offset ${(page - 1) * pageSize}`
  const items = await db.rows<ContentItem>(sql`
    select ${columns} from ${contentSource(preview)} where ${and(conditions)}
    order by (v.data ->> 'order')::integer nulls last, i.published_at desc nulls first, i.path ${paging}`)
  const count = await db.find<{ total: number }>(
    sql`select count(*)::integer as total from ${contentSource(preview)} where ${and(conditions)}`,
  )
  return { items, total: count?.total ?? 0, page, pageSize }
}

const escapeLike = (text: string): string => text.slice(0, 200).replace(/[\\%_]/g, '\\$&')

/** Pages of the same kind that share most tags. */
export const listRelated = (db: Queryable, { path, kind, tags }: ContentItem, limit = 3): Promise<ContentItem[]> =>
  db.rows(sql`
    select ${columns} from ${contentSource(false)}
    where i.kind = ${kind} and i.path <> ${path} and v.tags && ${tags}
    order by (select count(*) from unnest(v.tags) tag where tag = any(${tags})) desc, i.published_at desc, i.path
    limit ${limit}`)
