import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { ContentItem, ContentKind, ContentText } from './content-item.ts'
import { getContentItem } from './content-records.ts'

export interface ContentDraft extends ContentText {
  path: string
  kind: ContentKind
}

interface Head {
  version: number
  kind: ContentKind
}

/**
 * Saves a new draft behind the published version, in the caller's transaction. `knownVersion` is the one the editor
 * started from, 0 for a new page; if there is a newer one, nothing is written.
 */
export async function saveDraft(
  db: Queryable,
  draft: ContentDraft,
  by: string,
  knownVersion: number,
): Promise<ContentItem> {
  if (!/^\/[a-z0-9]+([/-][a-z0-9]+)*$/.test(draft.path) || draft.path.length > 200) {
    invalid('path', 'Use lower-case letters, digits, hyphens and slashes, such as /blog/choosing-grout.')
  }
  if (draft.title.trim() === '' || draft.title.length > 200) invalid('title', 'Enter a title of up to 200 characters.')
  const head = await db.find<Head>(sql`select version, kind from content_items where path = ${draft.path} for update`)
  if ((head?.version ?? 0) !== knownVersion) return refuse('Request.Conflict')
  if (head && head.kind !== draft.kind) return invalid('kind', 'A page keeps its kind. Make a new one instead.')
  await writeDraft(db, draft, by, knownVersion + 1)
  return getContentItem(db, draft.path, { preview: true })
}

async function writeDraft(db: Queryable, draft: ContentDraft, by: string, version: number): Promise<void> {
  const { path, kind, title, summary, body, data, tags } = draft
  const saved = await db.rows(sql`
    insert into content_items (path, kind, version, edited) values (${path}, ${kind}, ${version}, true)
    on conflict (path) do update set version = excluded.version, edited = true, updated_at = now()
    where content_items.version = excluded.version - 1 returning 1`)
  // two editors created the same page at once
  if (saved.length === 0) refuse('Request.Conflict')
  await db.rows(sql`
    insert into content_versions (path, version, title, summary, body, data, tags, saved_by)
    values (${path}, ${version}, ${title.trim()}, ${summary}, ${body}, ${JSON.stringify(data)}, ${tags}, ${by})`)
}

/** Publishes the newest version. */
export async function publishContent(db: Queryable, path: string, now: Date): Promise<ContentItem> {
  await db.rows(sql`
    update content_items set published_version = version, published_at = coalesce(published_at, ${now}), edited = true,
      updated_at = now() where path = ${path}`)
  return getContentItem(db, path)
}

/** Unpublishes a page; its versions stay. */
export async function unpublishContent(db: Queryable, path: string): Promise<void> {
  await db.rows(sql`
    update content_items set published_version = null, edited = true, updated_at = now() where path = ${path}`)
}

export interface ContentVersion extends ContentText {
  version: number
  savedAt: Date
  savedBy: string
}

/** Newest first. */
export const listVersions = (db: Queryable, path: string): Promise<ContentVersion[]> =>
  db.rows(sql`
    select version, title, summary, body, data, tags, saved_at as "savedAt", saved_by as "savedBy"
    from content_versions where path = ${path} order by version desc`)
