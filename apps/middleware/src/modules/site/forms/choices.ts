import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invalid } from '../../../kit/shop-error.ts'
import { shippedSettings } from '../content/shipped-settings.ts'
import { shippedStaticData } from '../content/shipped-static-data.ts'

interface Choice {
  id: string
  label: string
}

/** What people may write about, as the shop has it now. */
export async function listTopics(db: Queryable): Promise<readonly Choice[]> {
  const row = await db.find<{ value: Choice[] }>(sql`select value from static_data where key = 'contactTopics'`)
  return row?.value ?? shippedStaticData.contactTopics
}

/** By ID or by its words. */
export function pickTopic(topics: readonly Choice[], text: string, field = 'topic'): string {
  const asked = text.trim().toLowerCase()
  const found = topics.find(({ id, label }) => id === asked || label.toLowerCase() === asked)
  const offered = topics.map(({ label }) => label).join(', ')
  return found?.label ?? invalid(field, `Choose a topic: ${offered}.`)
}

/** Where letters go that are for no store. */
export async function getCentralEmail(db: Queryable): Promise<string> {
  const row = await db.find<{ value: string }>(sql`select value from site_settings where key = 'supportEmail'`)
  return row?.value ?? String(shippedSettings.find(({ key }) => key === 'supportEmail')?.value)
}
