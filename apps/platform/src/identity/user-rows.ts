import { collectionPath, type Resource } from '@tessera/contract/kit/resource'
import { adminUsers, supplierUsers, users } from '@tessera/contract/platform/identity/users'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { throwMissing } from '../engine/crud.ts'
import { scope } from '../engine/scope.ts'
import { type Table, tableOf } from '../engine/table.ts'

export interface UserRow {
  uid: string
  id: string
  username: string
  active: boolean
}

export const userTable = (resource: Resource): Table =>
  tableOf(resource.model, collectionPath(resource), resource.table)

/** User resources by type of company. */
export const userResources = { admin: adminUsers, buyer: users, supplier: supplierUsers } as const

/** Locked until commit, so that checks on the row stay valid. */
export const findUser = (table: Table, call: PlatformCall, id: string): Promise<UserRow | undefined> =>
  call.db.find<UserRow>(sql`
    select t.uid::text, t.id, t.username, t.active from users t where ${scope(table, call)} and t.id = ${id} for update`)

/** Without a lock. */
export const findUserKey = async (table: Table, call: PlatformCall, id: string): Promise<string | undefined> =>
  (
    await call.db.find<{ uid: string }>(
      sql`select t.uid::text from users t where ${scope(table, call)} and t.id = ${id}`,
    )
  )?.uid

export const getUser = async (table: Table, call: PlatformCall, id: string): Promise<UserRow> =>
  (await findUser(table, call, id)) ?? throwMissing(table, call, id)
