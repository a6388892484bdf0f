import type { FinishedOperation, Reply, RequestBody } from '@tessera/server/call'
import { DeferredReply } from '@tessera/server/deferred-reply'
import { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from './actor.ts'
import { storeXpKeys } from './store-xp-keys.ts'

/** Never stored: a password or key in the audit would outlive its use. */
const secret =
  /^(Password|NewPassword|ClientSecret|HashKey|SharedKey|Token|ConnectClientSecret|CustomAuthHeaderValue|DeliveryTargets)$/

/** Writes audit and outbox as one row in the transaction of the write: actor, impersonated user, operation and time. */
export async function recordEvent(call: PlatformCall, reply: Reply): Promise<void> {
  const { actor, operation, params, body, requestID, from } = call
  await storeXpKeys(call, operation.id, body)
  await call.db.send(sql`
    insert into events (marketplace_id, operation, client_id, username, impersonator, params, body, reply_id, request_id, address)
    values (${actor.marketplace}, ${operation.id}, ${actor.clientID}, ${actor.username}, ${actor.impersonator ?? null},
      ${JSON.stringify(params)}, ${JSON.stringify(withoutSecrets(body))}, ${idIn(reply)}, ${requestID}, ${from})`)
  // a call that is not finished yet has no reply
  if (reply !== undefined || !operation.reply) await call.announce?.(call.db, [{ operation, params, body, reply }])
}

/** The same for several operations, in order. */
export async function recordEvents(call: PlatformCall, parts: readonly FinishedOperation[]): Promise<void> {
  if (parts.length === 0) return
  const { actor, requestID, from } = call
  for (const { operation, body } of parts) await storeXpKeys(call, operation.id, body)
  const rows = parts.map(({ operation, params, body, reply }) => ({
    operation: operation.id,
    params,
    body: withoutSecrets(body),
    reply: idIn(reply),
  }))
  await call.db.send(sql`
    insert into events (marketplace_id, operation, client_id, username, impersonator, params, body, reply_id, request_id, address)
    select ${actor.marketplace}, p.operation, ${actor.clientID}, ${actor.username}, ${actor.impersonator ?? null},
      p.params, p.body, p.reply, ${requestID}, ${from}
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (operation text, params jsonb, body jsonb, reply text))
      with ordinality as p(operation, params, body, reply, nth)
    order by p.nth`)
  await call.announce?.(call.db, parts)
}

const withoutSecrets = (body: RequestBody): RequestBody =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !secret.test(name)))

function idIn(reply: Reply): string | null {
  return ((reply instanceof DeferredReply || reply instanceof JsonText) && reply.id) || null
}
