import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { contentPictures } from './content-pictures.ts'
import { readShippedContent, type ShippedItem } from './shipped-content.ts'
import { shippedRedirects } from './shipped-redirects.ts'
import { shippedSettings } from './shipped-settings.ts'
import { shippedStaticData } from './shipped-static-data.ts'
import { takeTurn } from './take-turn.ts'

const author = 'Tessera'

/**
 * Saves the shipped content into the database at every start: missing items are added, edited ones stay unchanged, and
 * a newer shipped version replaces an unedited older one. A second run changes nothing.
 */
export async function saveContent(db: Database): Promise<void> {
  const items = await readShippedContent()
  await db.transaction(async (work) => {
    await takeTurn(work, 'content')
    for (const item of await listPending(work, items)) await saveItem(work, item)
    await saveSettings(work)
    await saveStaticData(work)
    await saveAltTexts(work)
    await saveRedirects(work)
  })
}

async function listPending(db: Queryable, items: readonly ShippedItem[]): Promise<ShippedItem[]> {
  const rows = await db.rows<{ path: string; edited: boolean; shipped: number }>(
    sql`select path, edited, shipped_version as shipped from content_items`,
  )
  const known = new Map(rows.map((row) => [row.path, row]))
  return items.filter(({ path, shippedVersion }) => {
    const row = known.get(path)
    return !row || (!row.edited && row.shipped < shippedVersion)
  })
}

async function saveItem(db: Queryable, item: ShippedItem): Promise<void> {
  const { path, kind, shippedVersion, date, title, summary, body, data, tags } = item
  const head = await db.find<{ version: number }>(sql`
    insert into content_items (path, kind, version, published_version, published_at, shipped_version)
    values (${path}, ${kind}, 1, 1, ${date}, ${shippedVersion})
    on conflict (path) do update set version = content_items.version + 1,
      published_version = content_items.version + 1, published_at = excluded.published_at,
      shipped_version = excluded.shipped_version, updated_at = now()
    returning version`)
  await db.rows(sql`
    insert into content_versions (path, version, title, summary, body, data, tags, saved_by)
    values (${path}, ${head?.version}, ${title}, ${summary}, ${body}, ${JSON.stringify(data)}, ${tags}, ${author})`)
}

async function saveSettings(db: Queryable): Promise<void> {
  await db.rows(sql`
    insert into site_settings (key, value, description)
    select key, value, description from jsonb_to_recordset(${JSON.stringify(shippedSettings)})
      as shipped(key text, value jsonb, description text)
    on conflict (key) do update set value = excluded.value, description = excluded.description, updated_at = now()
    where not site_settings.edited and site_settings.value <> excluded.value`)
}

async function saveStaticData(db: Queryable): Promise<void> {
  await db.rows(sql`
    insert into static_data (key, value) select key, value from jsonb_each(${JSON.stringify(shippedStaticData)})
    on conflict (key) do update set value = excluded.value, updated_at = now()
    where not static_data.edited and static_data.value <> excluded.value`)
}

async function saveAltTexts(db: Queryable): Promise<void> {
  await db.rows(sql`
    insert into alt_texts (image_name, alt)
    select * from unnest(${contentPictures.map(({ name }) => name)}::text[], ${contentPictures.map(({ alt }) => alt)}::text[])
    on conflict (image_name) do update set alt = excluded.alt, updated_at = now()
    where not alt_texts.edited and alt_texts.alt <> excluded.alt`)
}

/** Existing redirects win; shipped ones never replace them. */
async function saveRedirects(db: Queryable): Promise<void> {
  await db.rows(sql`
    insert into redirects (source, kind, status, target)
    select source, kind, status, target from jsonb_to_recordset(${JSON.stringify(shippedRedirects)})
      as shipped(source text, kind text, status integer, target text)
    on conflict (source) do nothing`)
}
