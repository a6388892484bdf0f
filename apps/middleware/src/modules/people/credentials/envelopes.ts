import { randomBytes } from 'node:crypto'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { type Binding, findEnvelope, seal, unseal } from './envelope.ts'
import { findKey, getSealingKey } from './envelope-keys.ts'

export async function sealEnvelope(db: Queryable, text: string, binding: Binding, endsAt: Date): Promise<string> {
  return seal(text, await getSealingKey(db), binding, endsAt.getTime(), randomBytes(12))
}

/** Opens once, in time, for the same session and purpose. Whatever is wrong, the answer is the same. */
export async function openEnvelope(db: Queryable, text: string, binding: Binding): Promise<string> {
  const opened = await readEnvelope(db, text, binding)
  const { nonce, endsAt } = findEnvelope(text) ?? {}
  return (await isFirst(db, nonce, endsAt)) ? opened : refuse('Auth.EnvelopeInvalid')
}

/** For ourselves, as often as it takes: what we sealed to keep it. */
export async function readEnvelope(db: Queryable, text: string, binding: Binding): Promise<string> {
  const envelope = findEnvelope(text)
  const key = envelope && (await findKey(db, envelope.keyID))
  return (key && unseal(envelope, key, binding)) ?? refuse('Auth.EnvelopeInvalid')
}

/** The database decides what is in time, as it does everywhere. */
async function isFirst(db: Queryable, nonce: Buffer | undefined, endsAt = 0): Promise<boolean> {
  const noted = await db.find(sql`
    insert into opened_envelopes (nonce, expires_at)
    select ${nonce}, ends_at from (select ${new Date(endsAt)}::timestamptz as ends_at) e where ends_at > now()
    on conflict do nothing
    returning true`)
  return noted !== undefined
}
