import { createHash } from 'node:crypto'
import { fail } from '@tessera/server/api-error'
import type { Reply } from '@tessera/server/call'
import type { DeferredReply } from '@tessera/server/deferred-reply'
import { JsonText } from '@tessera/server/json-text'
import type { ReplayStore } from '@tessera/server/mount'
import { type Sql, sql } from '@tessera/server/sql'
import { type Actor, type PlatformCall, visitorKey } from './actor.ts'

/** Replies with a secret are not stored, so a repeated request of these runs again. */
const secretive =
  /^(Me\.(Register|CreateNarrowedToken)|Users\.GetAccessToken|ApiClients\.CreateSecret|GroupOrders\.GetToken)$/

const hashOf = ({ operation, params, query, raw }: PlatformCall): string =>
  createHash('sha256')
    .update(JSON.stringify([operation.id, params, query, raw]))
    .digest('base64url')

/**
 * A write sent twice with the same Idempotency-Key runs once. The key is stored in the transaction of the write: a
 * concurrent request waits for the first, and a refused one leaves the key unused (DUR-2, DUR-4).
 */
export const repeats: ReplayStore<Actor> = {
  async begin(call, key) {
    const { db, actor, operation } = call
    if (secretive.test(operation.id)) return undefined
    const hash = hashOf(call)
    const isFirst = await db.find(sql`
      insert into idempotency_keys (marketplace_id, caller, key, request_hash)
      values (${actor.marketplace}, ${visitorKey(actor)}, ${key}, ${hash})
      on conflict do nothing
      returning true`)
    if (isFirst) return undefined
    const known = await db.find<{ hash: string; reply: string | null }>(sql`
      select request_hash as hash, reply from idempotency_keys
      where marketplace_id = ${actor.marketplace} and caller = ${visitorKey(actor)} and key = ${key}`)
    if (known?.hash !== hash) fail('Request.IdempotencyKeyReused')
    return { reply: known.reply === null ? undefined : storedReply(known.reply) }
  },
  save: (call, key, reply) => call.db.send(replyStatement(call, key, reply)),
}

/** Stores the reply of a write whose key was claimed. */
export const replyStatement = ({ actor }: Pick<PlatformCall, 'actor'>, key: string, reply: Reply): Sql => sql`
  update idempotency_keys set reply = ${textOf(reply)}
  where marketplace_id = ${actor.marketplace} and caller = ${visitorKey(actor)} and key = ${key}`

/** Lists and settings have no ID. */
const storedReply = (text: string): JsonText => new JsonText(text, (JSON.parse(text) as { ID?: string } | null)?.ID)

/** The same for a write that opens its own transaction. Without a key, its commit goes with its last statement. */
export async function runOnce<Answer extends JsonText | DeferredReply>(
  call: PlatformCall,
  write: () => Promise<Answer>,
): Promise<Answer | JsonText> {
  const { key } = call
  if (key === undefined) return write()
  const first = await repeats.begin(call, key)
  if (first) return first.reply as JsonText // stored below
  const written = await write()
  const reply = written instanceof JsonText ? written : await written.json
  await repeats.save(call, key, reply)
  return reply
}

const textOf = (reply: Reply): string | null =>
  reply === undefined ? null : reply instanceof JsonText ? reply.text : JSON.stringify(reply)
