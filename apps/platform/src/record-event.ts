import { recordPath } from '@tessera/domain/changes/record-path'
import { isUnrecorded } from '@tessera/domain/changes/unrecorded-fields'
import { blankSecrets } from '@tessera/domain/integrations/blank-secrets'
import type { FinishedOperation, Reply, RequestBody } from '@tessera/server/call'
import { DeferredReply } from '@tessera/server/deferred-reply'
import { JsonText } from '@tessera/server/json-text'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from './actor.ts'
import { findBefore } from './engine/before-write.ts'
import { eventKindOf } from './event-kind.ts'
import { storesXpKeys, storeXpKeys } from './store-xp-keys.ts'

interface RecordOptions {
  /** More writes of the same transaction follow, or it is rolled back: nothing that it added may be cached. */
  isUnfinished?: boolean
  /** Sends the event; without it the database of the call does. */
  send?: (event: Sql) => void
}

/** Writes audit and outbox as one row in the transaction of the write: actor, impersonated user, operation and time. */
export async function recordEvent(call: PlatformCall, reply: Reply, options: RecordOptions = {}): Promise<void> {
  const { operation, params, body } = call
  if (!(reply instanceof DeferredReply && reply.isRecorded)) {
    await storeXpKeys(call, operation.id, body, options)
    const event = eventStatement(call, idIn(reply), isCreated(reply))
    if (options.send) options.send(event)
    else await call.db.send(event)
  }
  // a call that is not finished yet has no reply
  if (reply !== undefined || !operation.reply) await call.announce?.(call.db, [{ operation, params, body, reply }])
}

/** The event of a call whose reply is this object, as a part of its write. One that stores names of xp is sent later. */
export const eventWithReply = (call: PlatformCall, replyID: string): Sql | undefined =>
  storesXpKeys(call.operation.id, call.body) ? undefined : eventStatement(call, replyID)

function eventStatement(call: PlatformCall, replyID: string | null, isNew = false): Sql {
  const { actor, operation, params, body, requestID, from } = call
  return sql`
    insert into events (marketplace_id, operation, client_id, username, impersonator, params, body, reply_id, request_id,
      address, object, before, created, kind)
    values (${actor.marketplace}, ${operation.id}, ${actor.clientID}, ${actor.username}, ${actor.impersonator ?? null},
      ${JSON.stringify(params)}, ${JSON.stringify(withoutSecrets(body))}, ${replyID}, ${requestID}, ${from},
      ${recordPath({ operation, params, body, replyID })}, ${beforeIn(call)}, ${isNew}, ${eventKindOf(operation.id, body)})`
}

/** The same for several operations, in order. */
export async function recordEvents(call: PlatformCall, parts: readonly FinishedOperation[]): Promise<void> {
  const statement = await eventsStatement(call, parts)
  if (!statement) return
  await call.db.send(statement)
  await call.announce?.(call.db, parts)
}

/** The statement alone, to be sent as a part of the write. The caller announces the operations. */
export async function eventsStatement(
  call: PlatformCall,
  parts: readonly FinishedOperation[],
): Promise<Sql | undefined> {
  if (parts.length === 0) return undefined
  const { actor, requestID, from } = call
  for (const { operation, body } of parts) await storeXpKeys(call, operation.id, body)
  const [first, ...others] = parts
  if (first && others.length === 0) return stepEventStatement(call, first)
  const rows = parts.map(({ operation, params, body, reply }) => ({
    operation: operation.id,
    params,
    body: withoutSecrets(body),
    reply: idIn(reply),
    object: recordPath({ operation, params, body, replyID: idIn(reply) }),
    created: isCreated(reply),
    kind: eventKindOf(operation.id, body),
  }))
  return sql`
    insert into events (marketplace_id, operation, client_id, username, impersonator, params, body, reply_id, request_id, address, object, created, kind)
    select ${actor.marketplace}, p.operation, ${actor.clientID}, ${actor.username}, ${actor.impersonator ?? null},
      p.params, p.body, p.reply, ${requestID}, ${from}, p.object, p.created, p.kind
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (operation text, params jsonb, body jsonb, reply text, object text, created boolean, kind text))
      with ordinality as p(operation, params, body, reply, object, created, kind, nth)
    order by p.nth`
}

/** One row needs no list in JSON that PostgreSQL parses. */
function stepEventStatement(call: PlatformCall, { operation, params, body, reply }: FinishedOperation): Sql {
  const step = { ...call, operation, params, body }
  return eventStatement(step, idIn(reply), isCreated(reply))
}

const withoutSecrets = (body: RequestBody): RequestBody =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !isUnrecorded(name)))

/** The record before a write by staff, as text. */
function beforeIn(call: PlatformCall): string | null {
  const before = findBefore(call)
  return before ? JSON.stringify(blankSecrets(withoutSecrets(before))) : null
}

function idIn(reply: Reply): string | null {
  return ((reply instanceof DeferredReply || reply instanceof JsonText) && reply.id) || null
}

/** A PUT says whether it created its object. */
const isCreated = (reply: Reply): boolean => reply instanceof DeferredReply && reply.isCreated
