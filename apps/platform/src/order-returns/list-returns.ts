import { adminUsers } from '@tessera/contract/platform/identity/users'
import { OrderReturnApproval } from '@tessera/contract/platform/orders/approvals'
import { notFound } from '@tessera/server/api-error'
import { pathParameter, queryValue } from '@tessera/server/call'
import { and, type Sql, sql } from '@tessera/server/sql'
import type { Actor, PlatformCall, PlatformHandlers } from '../actor.ts'
import { type ListSource, listPage } from '../engine/list-page.ts'
import { tableOf } from '../engine/table.ts'
import { userTable } from '../identity/user-rows.ts'
import { getListed } from '../me/find-listed.ts'
import { reachableReturns, returnTable } from './return-table.ts'

const approvalTable = tableOf(OrderReturnApproval, '/approvals', 'order_return_approvals')

export const returnListHandlers: PlatformHandlers = {
  'OrderReturns.List': (call) => {
    const source = returnsOf(call)
    const isApprovable = queryValue(call, 'approvable')?.toLowerCase() === 'true'
    return listPage(call, isApprovable ? { ...source, where: and([source.where, waitsFor(call.actor)]) } : source)
  },
  'OrderReturns.Get': (call) => getListed(call, returnsOf(call), 'OrderReturn', pathParameter(call, 'returnID')),
  'OrderReturns.ListApprovals': async (call) => {
    const uid = await getReturnUid(call)
    const from = sql`(select a.*, r.id as order_return_id from order_return_approvals a join order_returns r on r.uid = a.return_uid) t`
    return listPage(call, { table: approvalTable, from, where: sql`t.return_uid = ${uid}` })
  },
  'OrderReturns.ListEligibleApprovers': async (call) => {
    const where = mayStillAnswer(await getReturnUid(call))
    return listPage(call, { table: userTable(adminUsers), from: sql`users t`, where })
  },
}

const returnsOf = ({ actor }: PlatformCall): ListSource => ({
  table: returnTable,
  from: sql`order_returns t`,
  where: reachableReturns(actor),
})

async function getReturnUid({ db, actor, params }: PlatformCall): Promise<string> {
  const found = await db.find<{ uid: string }>(
    sql`select t.uid::text from order_returns t where ${reachableReturns(actor)} and t.id = ${params.returnID}`,
  )
  if (!found) throw notFound('OrderReturn', params.returnID)
  return found.uid
}

/** Members of the groups with an open request, without the user who submitted the return. */
const mayStillAnswer = (uid: string): Sql => sql`t.active and exists (
  select from order_return_approvals a
  where a.return_uid = ${uid} and a.status = 'Pending' and t.marketplace_id = a.marketplace_id and t.company_type = 'seller'
    and t.uid is distinct from a.submitter_uid and is_member(t, a.approving_group_id))`

const waitsFor = ({ marketplace, userType, userID, userKey }: Actor): Sql =>
  userType === 'admin'
    ? sql`t.uid in (
      select a.return_uid from order_return_approvals a
      where a.marketplace_id = ${marketplace} and a.submitter_uid is distinct from ${userKey}::bigint and a.pending_group_id in (
        select g.user_group_id from user_group_assignments g
        where g.marketplace_id = ${marketplace} and g.company_type = 'seller' and g.company_id = ${marketplace} and g.user_id = ${userID}))`
    : sql`false`
