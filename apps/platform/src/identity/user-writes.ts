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
import { endSessions } from './sessions.ts'
import { type PreparedPassword, preparePassword, setPassword } from './set-password.ts'
import { findUser, findUserKey, getUser, type UserRow, userTable } from './user-rows.ts'

/** User writes: a generic record, with own rules for password and tokens. */
export function userWrites(resource: Resource): PlatformHandlers {
  const { tag } = resource
  const table = userTable(resource)
  const generic = crud(resource)
  return {
    [`${tag}.Create`]: async (call) => createUser(resource)(call, await prepareIn(call)),
    [`${tag}.Save`]: writeUser(table, handlerOf(generic, `${tag}.Save`)),
    [`${tag}.Patch`]: writeUser(table, handlerOf(generic, `${tag}.Patch`)),
    [`${tag}.Delete`]: async (call) => {
      const user = await getUser(table, call, pathParameter(call, 'userID'))
      if (await isDefaultContextUser(call, user)) fail('User.CannotDeleteDefaultContextUser', { UserID: user.id })
      await removeOrdersOf(call.db, user.uid)
      return handlerOf(generic, `${tag}.Delete`)(call)
    },
  }
}

/** The password in the body, prepared before the first lock. */
export async function prepareIn({ db, body }: PlatformCall, uid?: string): Promise<PreparedPassword | undefined> {
  return typeof body.Password === 'string' ? preparePassword(db, uid, body.Password) : undefined
}

export const createUser = (resource: Resource) => {
  const generic = handlerOf(crud(resource), `${resource.tag}.Create`)
  return async (call: PlatformCall, password: PreparedPassword | undefined): Promise<JsonText> =>
    finishWrite(userTable(resource), call, { password }, await generic(call))
}

const writeUser =
  (table: Table, generic: PlatformHandler): PlatformHandler =>
  async (call) => {
    const id = pathParameter(call, 'userID')
    const password = await prepareIn(call, await findUserKey(table, call, id))
    const before = await findUser(table, call, id)
    return finishWrite(table, call, { password, before }, await generic(call))
  }

interface UserWrite {
  password: PreparedPassword | undefined
  before?: UserRow | undefined
}

/** Runs after the record is written. */
async function finishWrite(
  table: Table,
  call: PlatformCall,
  { password, before }: UserWrite,
  written: Reply,
): Promise<JsonText> {
  const ID = (written instanceof JsonText && written.id) || ''
  const after = await getUser(table, call, ID)
  if (password) await setPassword(call.db, after.uid, password, call.now)
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
