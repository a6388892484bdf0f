import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { companySetting } from './shipped-settings.ts'

type Values = Record<string, unknown>

/** Everything in `site_settings` is public but the company, which has bank details; secrets live in the environment. */
export async function getSiteSettings(db: Queryable): Promise<Values> {
  const rows = await db.rows<{ key: string; value: unknown }>(sql`
    select key, value from site_settings where key <> ${companySetting.key} order by key`)
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

export async function getStaticData(db: Queryable): Promise<Values> {
  const rows = await db.rows<{ key: string; value: unknown }>(sql`select key, value from static_data order by key`)
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

export async function saveSiteSetting(db: Queryable, key: string, value: unknown): Promise<void> {
  await db.rows(sql`
    insert into site_settings (key, value, edited) values (${key}, ${JSON.stringify(value)}, true)
    on conflict (key) do update set value = excluded.value, edited = true, updated_at = now()`)
}
