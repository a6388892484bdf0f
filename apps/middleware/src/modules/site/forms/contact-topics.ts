import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invalid } from '../../../kit/shop-error.ts'
import { shippedSettings } from '../content/shipped-settings.ts'
import { shippedStaticData } from '../content/shipped-static-data.ts'

interface Choice {
  id: string
  label: string
}

/** Topics of the contact form, as currently configured. */
export async function listContactTopics(db: Queryable): Promise<readonly Choice[]> {
  const row = await db.find<{ value: Choice[] }>(sql`select value from static_data where key = 'contactTopics'`)
  return row?.value ?? shippedStaticData.contactTopics
}

/** Finds a topic by ID or label. */
export function pickTopic(topics: readonly Choice[], text: string, field = 'topic'): string {
  const wanted = text.trim().toLowerCase()
  const found = topics.find(({ id, label }) => id === wanted || label.toLowerCase() === wanted)
  const offered = topics.map(({ label }) => label).join(', ')
  return found?.label ?? invalid(field, `Choose a topic: ${offered}.`)
}

/** Recipient of emails that are for no particular store. */
export async function getSupportEmail(db: Queryable): Promise<string> {
  const row = await db.find<{ value: string }>(sql`select value from site_settings where key = 'supportEmail'`)
  return row?.value ?? String(shippedSettings.find(({ key }) => key === 'supportEmail')?.value)
}
