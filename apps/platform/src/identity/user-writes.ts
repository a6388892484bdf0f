import type { Resource } from '@tessera/contract/kit/resource'
import { fail } from '@tessera/server/api-error'
import { pathParameter, type Reply } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'
import { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { crud, getRecord } from '../engine/crud.ts'
import type { Table } from '../engine/table.ts'
import { removeOrdersOf } from '../orders/user-orders.ts'
import { handlerOf } from './handler-of.ts'
import { refuseGreaterUser } from './refuse-foreign-roles.ts'
import { endSessions } from './sessions.ts'
import { getHashedSecret, setPassword } from './set-password.ts'
import { findUser, getUser, type UserRow, userResources, userTable } from './user-rows.ts'

/** User writes: a generic record, with own rules for password and tokens. */
export function userWrites(resource: Resource): PlatformHandlers {
  const { tag } = resource
  const table = userTable(resource)
  const generic = crud(resource)
  return {
    [`${tag}.Create`]: createUser(resource),
    [`${tag}.Save`]: writeUser(resource, handlerOf(generic, `${tag}.Save`)),
    [`${tag}.Patch`]: writeUser(resource, handlerOf(generic, `${tag}.Patch`)),
    [`${tag}.Delete`]: async (call) => {
      const user = await getUser(table, call, pathParameter(call, 'userID'))
      if (await isDefaultContextUser(call, user)) fail('User.CannotDeleteDefaultContextUser', { UserID: user.id })
      await removeOrdersOf(call.db, user.uid)
      return handlerOf(generic, `${tag}.Delete`)(call)
    },
  }
}

export const createUser = (resource: Resource) => {
  const generic = handlerOf(crud(resource), `${resource.tag}.Create`)
  return async (call: PlatformCall): Promise<JsonText> =>
    finishWrite(userTable(resource), call, undefined, await generic(call))
}

const writeUser =
  (resource: Resource, generic: PlatformHandler): PlatformHandler =>
  async (call) => {
    const table = userTable(resource)
    const before = await findUser(table, call, pathParameter(call, 'userID'))
    if (before && resource === userResources.admin) await refuseGreaterUser(call, before.uid)
    return finishWrite(table, call, before, await generic(call))
  }

/** Runs after the record is written. */
async function finishWrite(
  table: Table,
  call: PlatformCall,
  before: UserRow | undefined,
  written: Reply,
): Promise<JsonText> {
  const ID = (written instanceof JsonText && written.id) || ''
  const after = await getUser(table, call, ID)
  if (typeof call.body.Password === 'string') await setPassword(call.db, after.uid, getHashedSecret(call), call.now)
  if (before?.active && !after.active) await endSessions(call.db, after.uid)
  if (before && before.username !== after.username) await renameInClients(call, before.username, after.username)
  return getRecord(table, call, ID)
}

export async function isDefaultContextUser({ db, actor }: Calling, { username }: UserRow): Promise<boolean> {
  const client = await db.find(sql`
    select from api_clients
    where marketplace_id = ${actor.marketplace} and lower(default_context_user_name) = lower(${username})`)
  return client !== undefined
}

type Calling = { db: Queryable; actor: PlatformCall['actor'] }

/** API clients reference their user by name. */
async function renameInClients({ db, actor }: Calling, from: string, to: string): Promise<void> {
  await db.rows(sql`
    update api_clients set default_context_user_name = ${to}
    where marketplace_id = ${actor.marketplace} and lower(default_context_user_name) = lower(${from})`)
}
