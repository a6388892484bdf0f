import { randomBytes } from 'node:crypto'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { EnvelopeKey } from './envelope.ts'

/** A key encrypts for a day. The longest-lived content is a guest token, valid for seven days. */
const sealHours = 24
const retentionDays = 9

/** The current encryption key; created at first use and renewed daily. */
export async function getSealingKey(db: Queryable): Promise<EnvelopeKey> {
  const newest = await db.find<EnvelopeKey>(sql`
    select id, key from envelope_keys
    where created_at > now() - make_interval(hours => ${sealHours}::int)
    order by created_at desc limit 1`)
  return newest ?? createKey(db)
}

async function createKey(db: Queryable): Promise<EnvelopeKey> {
  const key = randomBytes(32)
  const [made] = await db.rows<{ id: string }>(sql`insert into envelope_keys (key) values (${key}) returning id`)
  await db.rows(sql`delete from envelope_keys where created_at < now() - make_interval(days => ${retentionDays}::int)`)
  await db.rows(sql`delete from opened_envelopes where expires_at < now()`)
  return { id: made?.id ?? '', key }
}

export const findEnvelopeKey = (db: Queryable, id: string): Promise<EnvelopeKey | undefined> =>
  db.find<EnvelopeKey>(sql`select id, key from envelope_keys where id = ${id}`)
