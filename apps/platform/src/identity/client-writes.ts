import { randomUUID } from 'node:crypto'
import { apiClients } from '@tessera/contract/platform/identity/api-clients'
import { fail } from '@tessera/server/api-error'
import { parameter, type Reply } from '@tessera/server/call'
import { Json } from '@tessera/server/json'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { crud } from '../engine/crud.ts'
import { checkClient } from './check-client.ts'
import { checkGuid, withClientID } from './client-ids.ts'
import { handlerOf } from './handler-of.ts'
import { hashPassword } from './passwords.ts'

const generic = crud(apiClients)
const genericOne = (verb: string) => handlerOf(generic, `ApiClients.${verb}`)

export const clientWrites = (): PlatformHandlers => ({
  'ApiClients.Get': withClientID(genericOne('Get')),
  'ApiClients.Create': async (call) => {
    const body = { ...complete(call.body), ID: randomUUID() }
    return settle(call, await genericOne('Create')({ ...call, body }))
  },
  'ApiClients.Save': withClientID(
    keepingAWayIn(async (call) => {
      checkGuid(parameter(call, 'apiClientID'))
      return settle(call, await genericOne('Save')({ ...call, body: complete(call.body) }))
    }),
  ),
  'ApiClients.Patch': withClientID(
    keepingAWayIn(async (call) => settle(call, await genericOne('Patch')({ ...call, body: complete(call.body) }))),
  ),
  'ApiClients.Delete': withClientID(keepingAWayIn(genericOne('Delete'))),
})

const anonymousMinutes = 10_080

/** Null resets the duration to a week, because every client needs one. Keys are stored 45 days and sign for 30. */
function complete(body: PlatformCall['body']): PlatformCall['body'] {
  const { AnonymousTokenDuration: minutes } = body
  if (minutes === null) return { ...body, AnonymousTokenDuration: anonymousMinutes }
  if (typeof minutes !== 'number' || (minutes >= 1 && minutes <= 2 * anonymousMinutes)) return body
  const data = { Property: 'AnonymousTokenDuration' }
  return fail('ValidationFailure', data, `AnonymousTokenDuration must be from 1 to ${2 * anonymousMinutes} minutes.`)
}

async function settle(call: PlatformCall, written: Reply): Promise<Reply> {
  const ID = (written instanceof Json && written.id) || ''
  await keepSecret(call, ID)
  await checkClient(call, ID)
  return written
}

/** Only the hash is stored, so the secret is never shown. A missing value keeps it; an empty text removes it. */
async function keepSecret({ db, actor, body }: PlatformCall, id: string): Promise<void> {
  const { ClientSecret: secret } = body
  if (typeof secret !== 'string') return
  const hash = secret === '' ? null : await hashPassword(secret)
  await db.rows(
    sql`update api_clients set client_secret_hash = ${hash} where marketplace_id = ${actor.marketplace} and id = ${id}`,
  )
}

/**
 * At least one client must be able to issue a token with full access. Locked, so that two concurrent requests cannot
 * remove the last two.
 */
function keepingAWayIn(handler: PlatformHandler): PlatformHandler {
  return async (call) => {
    const before = await listWaysIn(call)
    const reply = await handler(call)
    if (before.length > 0 && (await listWaysIn(call)).length === 0)
      fail('ApiClient.CannotDeleteLastFullAccess', { ApiClientID: before[0] })
    return reply
  }
}

async function listWaysIn({ db, actor }: PlatformCall): Promise<string[]> {
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
