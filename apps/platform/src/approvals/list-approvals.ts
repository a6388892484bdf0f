import { users } from '@tessera/contract/platform/identity/users'
import { OrderApproval } from '@tessera/contract/platform/orders/approvals'
import { and, type Sql, sql } from '@tessera/server/sql'
import type { Actor, PlatformHandlers } from '../actor.ts'
import { listPage } from '../engine/list-page.ts'
import { tableOf } from '../engine/table.ts'
import { userTable } from '../identity/user-rows.ts'
import { orderTable } from '../orders/order-table.ts'
import { findTargetUid, orderTarget } from '../orders/order-target.ts'
import { dateConditions } from '../orders/orders.ts'

const approvalTable = tableOf(OrderApproval, '/approvals', 'order_approvals')

export const approvalListHandlers: PlatformHandlers = {
  'Orders.ListApprovals': async (call) => {
    const uid = await findTargetUid(orderTarget, call)
    return listPage(call, { table: approvalTable, from: sql`order_approvals t`, where: sql`t.order_uid = ${uid}` })
  },
  'Orders.ListEligibleApprovers': async (call) => {
    const uid = await findTargetUid(orderTarget, call)
    return listPage(call, { table: userTable(users), from: sql`users t`, where: mayStillAnswer(uid) })
  },
  'Me.ListApprovableOrders': (call) =>
    listPage(call, {
      table: orderTable,
      from: sql`orders t`,
      where: and([waitsFor(call.actor), ...dateConditions(call)]),
      key: sql`t.uid`,
    }),
}

/** Members of the groups with an open request, without the order's own people. */
const mayStillAnswer = (uid: string | null): Sql => sql`t.active and exists (
  select from order_approvals a
  join orders o on o.uid = a.order_uid
  where a.order_uid = ${uid} and a.status = 'Pending'
    and t.marketplace_id = a.marketplace_id and t.company_type = 'buyer' and t.company_id = a.buyer_id
    and t.uid is distinct from a.submitter_uid and t.uid is distinct from o.from_user_uid and is_member(t, a.approving_group_id))`

/**
 * The request is found per order by a scalar subquery: the planner turns `exists` into a join that reads and sorts all
 * waiting orders for a page of 20.
 */
const waitsFor = ({ marketplace, companyID, userID, userKey, orderID }: Actor): Sql =>
  orderID
    ? sql`false`
    : sql`t.marketplace_id = ${marketplace} and t.from_company_id = ${companyID} and t.status = 'AwaitingApproval'
      and t.from_user_uid is distinct from ${userKey}::bigint and (
        select true from order_approvals a
        where a.order_uid = t.uid and a.buyer_id = ${companyID} and a.submitter_uid is distinct from ${userKey}::bigint
          and a.pending_group_id = any(array(
            select g.user_group_id from user_group_assignments g
            where g.marketplace_id = ${marketplace} and g.company_type = 'buyer' and g.company_id = ${companyID} and g.user_id = ${userID}))
        limit 1)`
