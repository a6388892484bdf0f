import { collectionPath } from '@tessera/contract/kit/resource'
import { userGroups } from '@tessera/contract/platform/identity/user-groups'
import { notFound } from '@tessera/server/api-error'
import { name, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { listPage } from '../engine/list-page.ts'
import { selectList } from '../engine/select-list.ts'
import { tableOf } from '../engine/table.ts'
import { endSessions } from './sessions.ts'
import { getHashedSecret, setPassword } from './set-password.ts'
import { userResources, userTable } from './user-rows.ts'

export const currentUserHandlers = (): PlatformHandlers => ({
  'Me.Get': getMe,
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
export async function getMe({ db, actor }: PlatformCall) {
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
