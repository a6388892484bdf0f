import { collectionPath } from '@tessera/contract/kit/resource'
import { userGroups } from '@tessera/contract/platform/identity/user-groups'
import { notFound } from '@tessera/server/api-error'
import { readOncePerPage } from '@tessera/server/one-page'
import { name, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { listPage } from '../engine/list-page.ts'
import { selectList } from '../engine/select-list.ts'
import { tableOf } from '../engine/table.ts'
import { endSessions } from './sessions.ts'
import { getHashedSecret, setPassword } from './set-password.ts'
import { userResources, userTable } from './user-rows.ts'

export const currentUserHandlers = (): PlatformHandlers => ({
  'Me.Get': getMeOncePerPage,
  'Me.RevokeTokens': async ({ db, actor }) => {
    await endSessions(db, actor.userKey)
    return undefined
  },
  'Me.ResetPasswordByToken': async (call) => {
    const { db, actor, now } = call
    await setPassword(db, actor.userKey, getHashedSecret(call), now)
    return undefined
  },
  'Me.ListUserGroups': listOwnGroups,
})

interface MeRow {
  user: Record<string, unknown>
  catalog: string | null
}

/** The signed-in user with their company. */
export const getMe = async (call: PlatformCall) => describeMe(call, await readMe(call))

/** A page of the console asks who its person is, and so does the shop when the page calls it. */
const getMeOncePerPage: PlatformHandler = async (call) =>
  describeMe(call, await readOncePerPage(`user ${call.actor.userKey}`, () => readMe(call)))

async function readMe({ db, actor }: PlatformCall): Promise<MeRow> {
  const table = userTable(userResources[actor.userType])
  const row = await db.find<MeRow>(sql`
    select row_to_json(it) as user, catalog
    from users t
    cross join lateral (select ${selectList(table)}) it
    cross join lateral (
      select (
        select b.default_catalog_id
        from buyers b
        where t.company_type = 'buyer' and b.marketplace_id = t.marketplace_id and b.id = t.company_id) as catalog) c
    where t.uid = ${actor.userKey}`)
  if (!row) throw notFound('User', actor.userID)
  return row
}

function describeMe({ actor }: PlatformCall, row: MeRow) {
  const { FailedLoginAttempts: _, ...user } = row.user
  const company = { ID: actor.companyID }
  return {
    Buyer: actor.userType === 'buyer' ? { ...company, DefaultCatalogID: row.catalog } : null,
    Supplier: actor.userType === 'supplier' ? company : null,
    Seller: actor.userType === 'admin' ? company : null,
    ...user,
  }
}

const groupTable = tableOf(userGroups.model, collectionPath(userGroups), userGroups.table)

const listOwnGroups: PlatformHandler = (call) =>
  listPage(call, {
    table: groupTable,
    from: sql`${name(groupTable.name)} t`,
    where: sql`exists (
      select from user_group_assignments a
      join users u on u.marketplace_id = a.marketplace_id and u.company_type = a.company_type
        and u.company_id = a.company_id and u.id = a.user_id
      where u.uid = ${call.actor.userKey} and t.marketplace_id = a.marketplace_id
        and t.company_type = a.company_type and t.company_id = a.company_id and t.id = a.user_group_id)`,
  })
