import { randomUUID } from 'node:crypto'
import { apiClients } from '@tessera/contract/platform/identity/api-clients'
import { fail } from '@tessera/server/api-error'
import { pathParameter, type Reply } from '@tessera/server/call'
import { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { crud } from '../engine/crud.ts'
import { checkClient } from './check-client.ts'
import { checkGuid, withClientID } from './client-ids.ts'
import { handlerOf } from './handler-of.ts'
import { hashPassword } from './passwords.ts'

const generic = crud(apiClients)
const genericOne = (verb: string) => handlerOf(generic, `ApiClients.${verb}`)

/** A hash to store; null removes the secret, undefined keeps it. */
type SecretHash = string | null | undefined

/** The secret is hashed before the first lock, because that takes 25 ms. */
const withSecretHash =
  (handlerFor: (hash: SecretHash) => PlatformHandler): PlatformHandler =>
  async (call) =>
    handlerFor(await hashOwnSecret(call))(call)

/** Only the hash is stored, so the secret is never shown. A missing value keeps it; an empty text removes it. */
async function hashOwnSecret({ body }: PlatformCall): Promise<SecretHash> {
  const { ClientSecret: secret } = body
  if (typeof secret !== 'string') return undefined
  return secret === '' ? null : hashPassword(secret)
}

export const clientWrites = (): PlatformHandlers => ({
  'ApiClients.Get': withClientID(genericOne('Get')),
  'ApiClients.Create': withSecretHash((hash) => async (call) => {
    const body = { ...withDefaultDuration(call.body), ID: randomUUID() }
    return finishWrite(call, await genericOne('Create')({ ...call, body }), hash)
  }),
  'ApiClients.Save': withClientID(
    withSecretHash((hash) =>
      requireFullAccessClient(async (call) => {
        checkGuid(pathParameter(call, 'apiClientID'))
        return finishWrite(call, await genericOne('Save')({ ...call, body: withDefaultDuration(call.body) }), hash)
      }),
    ),
  ),
  'ApiClients.Patch': withClientID(
    withSecretHash((hash) =>
      requireFullAccessClient(async (call) =>
        finishWrite(call, await genericOne('Patch')({ ...call, body: withDefaultDuration(call.body) }), hash),
      ),
    ),
  ),
  'ApiClients.Delete': withClientID(requireFullAccessClient(genericOne('Delete'))),
})

const anonymousMinutes = 10_080

/** Null resets the duration to a week, because every client needs one. Keys are stored 45 days and sign for 30. */
function withDefaultDuration(body: PlatformCall['body']): PlatformCall['body'] {
  const { AnonymousTokenDuration: minutes } = body
  if (minutes === null) return { ...body, AnonymousTokenDuration: anonymousMinutes }
  if (typeof minutes !== 'number' || (minutes >= 1 && minutes <= 2 * anonymousMinutes)) return body
  const data = { Property: 'AnonymousTokenDuration' }
  return fail('ValidationFailure', data, `AnonymousTokenDuration must be from 1 to ${2 * anonymousMinutes} minutes.`)
}

async function finishWrite(call: PlatformCall, written: Reply, hash: SecretHash): Promise<Reply> {
  const ID = (written instanceof JsonText && written.id) || ''
  if (hash !== undefined) await storeSecret(call, ID, hash)
  await checkClient(call, ID)
  return written
}

async function storeSecret({ db, actor }: PlatformCall, id: string, hash: string | null): Promise<void> {
  await db.rows(
    sql`update api_clients set client_secret_hash = ${hash} where marketplace_id = ${actor.marketplace} and id = ${id}`,
  )
}

/**
 * At least one client must be able to issue a token with full access. Locked, so that two concurrent requests cannot
 * remove the last two.
 */
function requireFullAccessClient(handler: PlatformHandler): PlatformHandler {
  return async (call) => {
    const before = await listFullAccessClients(call)
    const reply = await handler(call)
    if (before.length > 0 && (await listFullAccessClients(call)).length === 0)
      fail('ApiClient.CannotDeleteLastFullAccess', { ApiClientID: before[0] })
    return reply
  }
}

async function listFullAccessClients({ db, actor }: PlatformCall): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select id
    from api_clients
    where marketplace_id = ${actor.marketplace} and active and allow_seller
      and (coalesce(maximum_granted_roles, '[]') || coalesce(maximum_granted_custom_roles, '[]') = '[]'
        or maximum_granted_roles ? 'FullAccess')
    order by id
    for update`)
  return rows.map(({ id }) => id)
}
