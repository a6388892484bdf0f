import { randomBytes } from 'node:crypto'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { type EnvelopeBinding, findEnvelope, sealText, unsealText } from './envelope.ts'
import { findEnvelopeKey, getSealingKey } from './envelope-keys.ts'

export async function sealEnvelope(
  db: Queryable,
  text: string,
  binding: EnvelopeBinding,
  endsAt: Date,
): Promise<string> {
  return sealText(text, await getSealingKey(db), binding, endsAt.getTime(), randomBytes(12))
}

/** Opens an envelope once, before it expires, for the same session and purpose. All errors look the same. */
export async function openEnvelope(db: Queryable, text: string, binding: EnvelopeBinding): Promise<string> {
  const opened = await readEnvelope(db, text, binding)
  const { nonce, endsAt } = findEnvelope(text) ?? {}
  return (await isFirst(db, nonce, endsAt)) ? opened : refuse('Auth.EnvelopeInvalid')
}

/** Opens an envelope of our own any number of times. */
export async function readEnvelope(db: Queryable, text: string, binding: EnvelopeBinding): Promise<string> {
  const envelope = findEnvelope(text)
  const key = envelope && (await findEnvelopeKey(db, envelope.keyID))
  return (key && unsealText(envelope, key, binding)) ?? refuse('Auth.EnvelopeInvalid')
}

/** Uses the database clock for the expiry, as everywhere. */
async function isFirst(db: Queryable, nonce: Buffer | undefined, endsAt = 0): Promise<boolean> {
  const noted = await db.find(sql`
    insert into opened_envelopes (nonce, expires_at)
    select ${nonce}, ends_at from (select ${new Date(endsAt)}::timestamptz as ends_at) e where ends_at > now()
    on conflict do nothing
    returning true`)
  return noted !== undefined
}
