import type { Seller } from '@tessera/documents/kinds/seller'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { companySetting } from '../../site/content/shipped-settings.ts'

/** The company on every document: a setting that staff change. */
export async function readSeller(db: Queryable): Promise<Seller> {
  const row = await db.find<{ value: Seller }>(sql`select value from site_settings where key = ${companySetting.key}`)
  return row?.value ?? companySetting.value
}
