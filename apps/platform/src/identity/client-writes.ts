import { randomUUID } from 'node:crypto'
import { apiClients } from '@tessera/contract/platform/identity/api-clients'
import { fail } from '@tessera/server/api-error'
import { pathParameter, type Reply } from '@tessera/server/call'
import { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { findBefore } from '../engine/before-write.ts'
import { crud } from '../engine/crud.ts'
import { checkClient } from './check-client.ts'
import { checkGuid, withClientID } from './client-ids.ts'
import { handlerOf } from './handler-of.ts'
import { refuseGreaterClient } from './refuse-foreign-roles.ts'
import { getHashedSecret } from './set-password.ts'

const generic = crud(apiClients)
const genericOne = (verb: string) => handlerOf(generic, `ApiClients.${verb}`)

export const clientWrites = (): PlatformHandlers => ({
  'ApiClients.Get': withClientID(genericOne('Get')),
  'ApiClients.Create': async (call) => {
    const body = { ...withDefaultDuration(call.body), ID: randomUUID() }
    return finishWrite(call, await genericOne('Create')({ ...call, body }))
  },
  'ApiClients.Save': withClientID(
    requireFullAccessClient(async (call) => {
      checkGuid(pathParameter(call, 'apiClientID'))
      return finishWrite(call, await genericOne('Save')({ ...call, body: withDefaultDuration(call.body) }))
    }),
  ),
  'ApiClients.Patch': withClientID(
    requireFullAccessClient(async (call) =>
      finishWrite(call, await genericOne('Patch')({ ...call, body: withDefaultDuration(call.body) })),
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

async function finishWrite(call: PlatformCall, written: Reply): Promise<Reply> {
  const ID = (written instanceof JsonText && written.id) || ''
  if (typeof call.body.ClientSecret === 'string') await storeSecret(call, ID)
  if (call.body.ClientSecret || hasNewUser(call)) await refuseGreaterClient(call, ID)
  await checkClient(call, ID)
  return written
}

const hasNewUser = (call: PlatformCall): boolean => {
  const { DefaultContextUserName: name } = call.body
  return Boolean(name) && name !== findBefore(call)?.DefaultContextUserName
}

/** Only the hash is stored, so the secret is never shown. A missing value keeps it; an empty text removes it. */
async function storeSecret(call: PlatformCall, id: string): Promise<void> {
  const { db, actor, body } = call
  const hash = body.ClientSecret === '' ? null : getHashedSecret(call).hash
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
