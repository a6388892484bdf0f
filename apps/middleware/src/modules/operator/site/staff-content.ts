import type { StaffContent, StaffContentPage } from '@tessera/client/shop/types.gen'
import { staffContentViews } from '@tessera/contract/middleware/operator/content-models'
import type { Queryable } from '@tessera/server/database'
import { and, type Sql, sql } from '@tessera/server/sql'
import { listPage } from '../../../kit/list-query.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { utcText } from '../../../kit/utc-text.ts'
import { listAltTexts } from '../../site/content/alt-texts.ts'
import type { ContentKind } from '../../site/content/content-item.ts'
import { type ContentVersion, listVersions } from '../../site/content/edit-content.ts'
import { picturesIn, renderMarkdown } from '../../site/content/markdown.ts'
import { readingMinutes } from '../../site/content/reading-minutes.ts'
import { readView } from '../lists/read-view.ts'
import { staffPageQuery } from '../lists/staff-page-query.ts'
import { searchPattern } from '../orders/search-words.ts'

type Row = StaffContentPage['items'][number]
type View = (typeof staffContentViews)[number]

export interface StaffContentQuery {
  view: string | undefined
  search: string | undefined
  page: string | undefined
}

const ofKinds = (...kinds: ContentKind[]): Sql => sql`i.kind = any(${kinds})`
const isChanged = sql`i.published_version is distinct from i.version`
const views: Record<View, Sql> = {
  articles: ofKinds('article'),
  guides: ofKinds('installation-guide', 'care-guide'),
  pages: ofKinds('policy', 'page'),
  categories: ofKinds('category'),
  home: ofKinds('slot'),
  drafts: isChanged,
  all: sql`true`,
}

const head = sql`i.path, i.kind, case when i.published_version is null then 'draft' when ${isChanged} then 'changed'
  else 'published' end as state, v.title, i.version,
  ${utcText(sql`v.saved_at`)} as "savedAt", v.saved_by as "savedBy",
  case when i.published_version is not null then to_char(i.published_at at time zone 'UTC', 'YYYY-MM-DD') end
    as "publishedOn"`
const newest = sql`content_items i join content_versions v on v.path = i.path and v.version = i.version`

/** Pages of the shop with their newest words, the last changed first. */
export function listStaffContent(db: Queryable, given: StaffContentQuery): Promise<StaffContentPage> {
  const search = given.search?.trim() ?? ''
  const view = readView(staffContentViews, given.view, 'all')
  const words = sql`search_words(array[i.path, v.title, v.summary, v.body])`
  return listPage<Row>(
    db,
    { columns: head, from: newest, mine: sql`true` },
    staffPageQuery({
      page: given.page,
      search,
      tie: sql`i.path`,
      orderBy: sql`v.saved_at desc, i.path`,
      where: and([views[view], ...(search ? [sql`${words} like ${searchPattern(search)}`] : [])]),
    }),
  )
}

/** One page with all of its versions; the words are those of the newest one, or of the one that is asked for. */
export async function getStaffContent(
  db: Queryable,
  path: string,
  askedVersion: string | undefined,
): Promise<StaffContent> {
  const found = await db.find<Row & { publishedVersion: number | null }>(sql`
    select ${head}, i.published_version as "publishedVersion" from ${newest} where i.path = ${path}`)
  const versions = await listVersions(db, path)
  const shown = askedVersion ? versions.find(({ version }) => String(version) === askedVersion) : versions[0]
  if (!found || !shown) return refuse('NotFound', { message: 'We couldn’t find that page, or that version of it.' })
  const { html } = await renderForStaff(db, shown.body)
  return {
    ...found,
    ...wordsOf(shown),
    shownVersion: shown.version,
    html,
    versions: versions.map(({ version, title, savedAt, savedBy }) => ({
      version,
      title,
      savedAt: savedAt.toISOString(),
      savedBy,
    })),
  }
}

const wordsOf = ({ title, summary, body, tags, data }: ContentVersion) => {
  const { author = null, pictures = [], ...fields } = data
  return {
    title,
    summary,
    body,
    author,
    tags: [...tags],
    pictures: [...pictures],
    fields: Object.keys(fields).length > 0 ? JSON.stringify(fields, null, 2) : null,
  }
}

export async function renderForStaff(db: Queryable, body: string): Promise<{ html: string; minutes: number }> {
  const { html } = renderMarkdown(body, await listAltTexts(db, picturesIn(body)))
  return { html, minutes: readingMinutes(body) }
}
