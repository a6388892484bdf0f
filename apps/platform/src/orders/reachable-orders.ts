import { fail } from '@tessera/server/api-error'
import { and, or, type Sql, sql } from '@tessera/server/sql'
import type { Actor, PlatformCall } from '../actor.ts'

export type OrderDirection = 'incoming' | 'outgoing' | 'all'

export function directionOf({ params }: PlatformCall): OrderDirection {
  const direction = params.direction?.toLowerCase()
  if (direction === 'incoming' || direction === 'outgoing' || direction === 'all') return direction
  return fail('ValidationFailure', { Property: 'direction' }, 'direction must be Incoming, Outgoing or All.')
}

const hasAnyRole = ({ roles }: Actor, ...wanted: string[]): boolean =>
  roles.has('FullAccess') || wanted.some((role) => roles.has(role))

/**
 * The condition on `t` for the orders a caller can reach: direction is from the caller's side, a guest has one order, a
 * shopper their own, and unsubmitted orders of others need an extra role. `also` names roles that allow reading the
 * orders of others for this request.
 */
export function reachableOrders(actor: Actor, direction: OrderDirection, ...also: readonly string[]): Sql {
  return ordersWhere(actor, direction, readsOthers(actor, also) ? [othersOrders(actor)] : [])
}

/** The same, and for buyer users the orders that one of their groups was asked to approve. */
export function reachableOrApprovable(actor: Actor, direction: OrderDirection): Sql {
  if (actor.userType !== 'buyer' || actor.orderID || readsOthers(actor, [])) return reachableOrders(actor, direction)
  return ordersWhere(actor, direction, [isAskedOfGroup(actor)])
}

const ordersWhere = (actor: Actor, direction: OrderDirection, others: readonly Sql[]): Sql =>
  and([
    sql`t.marketplace_id = ${actor.marketplace}`,
    sideCondition(actor, direction),
    or([isOwnOrder(actor), ...others]),
  ])

/** Not while the order is a cart again: its owner may change it before the next submission. */
const isAskedOfGroup = ({ userID }: Actor): Sql => sql`(t.status <> 'Unsubmitted' and exists (
  select from order_approvals a
  join user_group_assignments g on g.marketplace_id = a.marketplace_id and g.company_type = 'buyer'
    and g.company_id = a.buyer_id and g.user_group_id = a.approving_group_id and g.user_id = ${userID}
  where a.order_uid = t.uid and a.buyer_id = t.from_company_id))`

/**
 * Orders left in another company are no longer the caller's; guests share a user, so their order is found by its ID.
 */
export function isOwnOrder({ userKey, companyID, orderID, invitation }: Actor): Sql {
  if (invitation) return sql`t.uid = ${invitation.orderUid}`
  // an index cannot separate guests, and `is not distinct from` keeps the planner from using it
  if (orderID)
    return sql`(t.id = ${orderID} and t.side = 'buyer' and t.is_guest
      and t.from_user_uid is not distinct from ${userKey} and t.from_company_id = ${companyID})`
  return sql`(t.from_user_uid = ${userKey} and t.from_company_id = ${companyID} and not t.is_guest)`
}

/** A guest can reach one order only, regardless of the shared user's roles. */
const readsOthers = (actor: Actor, also: readonly string[]): boolean =>
  !actor.orderID && !actor.invitation && hasAnyRole(actor, 'OrderAdmin', 'OrderReader', ...also)

const othersOrders = (actor: Actor): Sql =>
  hasAnyRole(actor, 'UnsubmittedOrderReader') ? sql`true` : sql`t.status <> 'Unsubmitted'`

function sideCondition({ userType, marketplace, companyID }: Actor, direction: OrderDirection): Sql {
  if (userType === 'buyer')
    return direction === 'incoming' ? sql`false` : sql`(t.side = 'buyer' and t.from_company_id = ${companyID})`
  if (userType === 'supplier') return direction === 'outgoing' ? sql`false` : sql`t.to_company_id = ${companyID}`
  if (direction === 'all') return sql`true`
  return direction === 'incoming'
    ? sql`t.side = 'buyer'`
    : sql`(t.side = 'seller' or (t.side = 'buyer' and t.from_company_id = ${marketplace}))`
}
