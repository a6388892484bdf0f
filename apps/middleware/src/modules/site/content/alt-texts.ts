import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** The name is only a key; no file is opened by it. Decorative and unknown images have no alt text. */
export async function findAltText(db: Queryable, imageName: string): Promise<string | undefined> {
  const row = await db.find<{ alt: string }>(sql`select alt from alt_texts where image_name = ${imageName}`)
  return row?.alt
}

export async function listAltTexts(db: Queryable, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map()
  const rows = await db.rows<{ name: string; alt: string }>(
    sql`select image_name as name, alt from alt_texts where image_name = any(${names})`,
  )
  return new Map(rows.map(({ name, alt }) => [name, alt]))
}

export async function saveAltText(db: Queryable, imageName: string, alt: string): Promise<void> {
  await db.rows(sql`
    insert into alt_texts (image_name, alt, edited) values (${imageName}, ${alt}, true)
    on conflict (image_name) do update set alt = excluded.alt, edited = true, updated_at = now()`)
}
