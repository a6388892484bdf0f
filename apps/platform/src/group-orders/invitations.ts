import { GroupOrderInvitation } from '@tessera/contract/platform/orders/group-orders'
import type { Problem } from '@tessera/domain/order-model/problem'
import { findExpirationProblem, findInvitationProblem } from '@tessera/domain/orders/group-order'
import { ApiError, fail, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import { findMoment } from '@tessera/server/moment'
import { join, name, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { changedColumns, fullRow } from '../engine/column-assignments.ts'
import { newID } from '../engine/ids.ts'
import { type ListSource, listPage } from '../engine/list-page.ts'
import { tableOf } from '../engine/table.ts'
import { getListed } from '../me/find-listed.ts'
import { isOwnOrder } from '../orders/reachable-orders.ts'

/** Invitations of a shopper to add lines to an order. */
export const invitationHandlers: PlatformHandlers = {
  'Me.ListGroupOrderInvitations': (call) => listPage(call, ownInvitations(call)),
  'Me.GetGroupOrderInvitation': (call) => getInvitation(call, pathParameter(call, 'invitationID')),
  'Me.CreateGroupOrderInvitation': createInvitation,
  'Me.PatchGroupOrderInvitation': patchInvitation,
  'Me.DeleteGroupOrderInvitation': deleteInvitation,
}

const table = tableOf(GroupOrderInvitation, '/me/orderinvitations', 'group_order_invitations')
/** Order and status belong to the order. */
const ofOrder = new Set(['order_id', 'order_status'])

const ownInvitations = ({ actor }: PlatformCall): ListSource => ({
  table,
  from: sql`(
    select i.*, o.id as order_id, o.status as order_status
    from group_order_invitations i
    join orders o on o.uid = i.order_uid) t`,
  where: sql`t.marketplace_id = ${actor.marketplace} and t.user_uid = ${actor.userKey} and t.expiration_date > now()`,
})

const getInvitation = (call: PlatformCall, id: string): Promise<JsonText> =>
  getListed(call, ownInvitations(call), 'GroupOrderInvitation', id)

async function createInvitation(call: PlatformCall): Promise<JsonText> {
  const { db, actor, body, now } = call
  const orderID = String(body.OrderID)
  const order = await db.find<{ uid: string; id: string; status: string }>(sql`
    select t.uid::text, t.id, t.status from orders t
    where ${isOwnOrder(actor)} and t.marketplace_id = ${actor.marketplace} and t.id = ${orderID}
    for update`)
  if (!order) throw notFound('Order', orderID)
  const counted = await db.find<{ count: number }>(sql`
    select count(*)::int as count from group_order_invitations where order_uid = ${order.uid} and expiration_date > now()`)
  refuse(findInvitationProblem(order, { now, expires: expirationIn(call), count: counted?.count ?? 0 }))
  const id = newID()
  const row = [
    { column: 'marketplace_id', value: sql`${actor.marketplace}` },
    { column: 'id', value: sql`${id}` },
    { column: 'order_uid', value: sql`${order.uid}` },
    { column: 'user_uid', value: sql`${actor.userKey}` },
    { column: 'client_id', value: sql`${actor.clientID}` },
    ...fullRow(table, body).filter(({ column }) => !ofOrder.has(column)),
  ]
  await db.rows(sql`
    insert into group_order_invitations (${join(row.map(({ column }) => name(column)))})
    values (${join(row.map(({ value }) => value))})`)
  return getInvitation(call, id)
}

/** The order of an invitation stays: its lines are there. */
async function patchInvitation(call: PlatformCall): Promise<JsonText> {
  const { db, body, now } = call
  const stored = await lockInvitation(call)
  if (body.OrderID !== undefined && body.OrderID !== stored.orderID)
    fail('ValidationFailure', { Property: 'OrderID' }, 'OrderID of an invitation cannot be changed.')
  if (body.ExpirationDate !== undefined) refuse(findExpirationProblem(expirationIn(call), now))
  const row = changedColumns(table, body).filter(({ column }) => !ofOrder.has(column))
  if (row.length > 0)
    await db.rows(sql`
      update group_order_invitations t set ${join(row.map(({ column, value }) => sql`${name(column)} = ${value}`))}
      where t.marketplace_id = ${call.actor.marketplace} and t.id = ${stored.id}`)
  return getInvitation(call, stored.id)
}

/** The order is locked, so that no line is added meanwhile. */
async function deleteInvitation(call: PlatformCall): Promise<undefined> {
  const { id } = await lockInvitation(call)
  const { db, actor } = call
  const used = await db.find(sql`
    select from group_order_invitations i
    join line_items l on l.order_uid = i.order_uid and l.invitation_id = i.id
    where i.marketplace_id = ${actor.marketplace} and i.id = ${id}`)
  if (used) fail('GroupOrder.CannotDeleteWithLineItems', { InvitationID: id })
  await db.rows(sql`delete from group_order_invitations where marketplace_id = ${actor.marketplace} and id = ${id}`)
  return undefined
}

/** Locks the order and the invitation, in this order. */
async function lockInvitation(call: PlatformCall): Promise<{ id: string; orderID: string }> {
  const { db, actor } = call
  const id = pathParameter(call, 'invitationID')
  const own = sql`i.marketplace_id = ${actor.marketplace} and i.id = ${id} and i.user_uid = ${actor.userKey} and i.expiration_date > now()`
  const order = await db.find<{ orderID: string }>(sql`
    select o.id as "orderID" from orders o
    where o.uid in (select i.order_uid from group_order_invitations i where ${own})
    for update`)
  const found = order && (await db.find(sql`select from group_order_invitations i where ${own} for update`))
  if (!found) throw notFound('GroupOrderInvitation', id)
  return { id, orderID: order.orderID }
}

const expirationIn = ({ body }: PlatformCall): Date =>
  findMoment(String(body.ExpirationDate)) ?? fail('ValidationFailure', { Property: 'ExpirationDate' })

function refuse(found: Problem | undefined): void {
  if (found) throw new ApiError([found])
}
