import type { Resource } from '@tessera/contract/kit/resource'
import { users } from '@tessera/contract/platform/identity/users'
import { and, sql } from '@tessera/server/sql'
import type { PlatformHandler, PlatformHandlers } from '../actor.ts'
import { listPage } from '../engine/list-page.ts'
import { requireParents } from '../engine/parents.ts'
import { scope } from '../engine/scope.ts'
import { readQueryValue } from './read-query-value.ts'
import { userTable } from './user-rows.ts'

/** Users of a company, optionally of one group. */
export function userLists(resource: Resource): PlatformHandlers {
  const table = userTable(resource)
  const list: PlatformHandler = async (call) => {
    const group = readQueryValue(call.query, 'userGroupID')
    const where = and([scope(table, call), ...(group ? [sql`is_member(t, ${group})`] : [])])
    const page = await listPage(call, { table, from: sql`users t`, where })
    if (page.total === 0) await requireParents(table, call)
    return page
  }
  return { [`${resource.tag}.List`]: list }
}

/** Users of all buyers; a buyer user sees only those of their own buyer (ACC-4). */
export const listAcrossBuyers: PlatformHandler = async (call) => {
  const { marketplace, userType, companyID } = call.actor
  const where = and([
    sql`t.marketplace_id = ${marketplace} and t.company_type = 'buyer'`,
    ...(userType === 'buyer' ? [sql`t.company_id = ${companyID}`] : []),
  ])
  return listPage(call, { table: userTable(users), from: sql`users t`, where })
}
