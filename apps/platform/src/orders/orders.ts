import { deleteOrder } from '@tessera/domain/orders/cancel'
import { changeOrder, type OrderInput } from '@tessera/domain/orders/change-order'
import { mayCreateOrder } from '@tessera/domain/orders/order-permissions'
import { settleOrderPayments } from '@tessera/domain/payments/settle-payments'
import { fail } from '@tessera/server/api-error'
import { pathParameter, queryValue } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'
import type { DeferredReply } from '@tessera/server/deferred-reply'
import type { JsonText } from '@tessera/server/json-text'
import { findMoment } from '@tessera/server/moment'
import { and, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { checkID, resolveID } from '../engine/ids.ts'
import { listPage } from '../engine/list-page.ts'
import { applyBookings } from './apply-bookings.ts'
import { checkOrderAddresses } from './check-address.ts'
import { createOrder } from './create-order.ts'
import { findUid, namedOrder } from './find-order.ts'
import { findOrderJson } from './fresh-order.ts'
import {
  callerOf,
  type LockedOrder,
  lockOrder,
  openLockedOrder,
  orThrow,
  saveAndShowOrder,
  withoutStock,
} from './locked-order.ts'
import { lockOrderRecord, lookUpOrder } from './order-record.ts'
import { orderTable } from './order-table.ts'
import type { OrderTarget } from './order-target.ts'
import { directionOf, isOwnOrder, reachableOrders } from './reachable-orders.ts'
import { readFullOrderInput, readOrderInput } from './read-order-input.ts'
import { refreshListedOrders } from './refresh-orders.ts'

export const orderHandlers: PlatformHandlers = {
  'Orders.List': (call) => listOrders(call, reachableOrders(call.actor, directionOf(call))),
  'Me.ListOrders': (call) =>
    listOrders(call, and([isOwnOrder(call.actor), sql`t.marketplace_id = ${call.actor.marketplace}`]), 'every status'),
  'Orders.Create': (call) => createFromBody(call),
  'Orders.Get': async (call) =>
    (await findOrderJson(call, namedOrder(call))) ??
    fail('NotFound', { ObjectType: 'Order', ObjectID: pathParameter(call, 'orderID') }),
  'Orders.Save': async (call) => {
    const isThere = await findUid(call.db, namedOrder(call))
    if (!isThere)
      return createFromBody({ ...call, body: { ...call.body, ID: checkID(pathParameter(call, 'orderID')) } })
    return changeLockedOrder(call, await lockOrder(call, namedOrder, withoutStock), readFullOrderInput(call.body))
  },
  'Orders.Patch': async (call) => {
    const locked = await lockOrder(call, namedOrder, withoutStock)
    return changeLockedOrder(call, locked, readOrderInput(call.body, locked.state.order))
  },
  'Orders.Delete': (call) => removeOrder(call, namedOrder),
}

async function createFromBody(call: PlatformCall): Promise<DeferredReply> {
  const { actor, body: given } = call
  if (!mayCreateOrder(actor, directionOf(call), given.ToCompanyID))
    fail('Order.CannotCreateInvalid', { Direction: call.params.direction, ToCompanyID: given.ToCompanyID ?? null })
  const made = await createOrder(call, call.body)
  const { epoch } = await lookUpOrder(call.db, call.actor.marketplace)
  const locked = await openLockedOrder(call, made, epoch)
  const { ID, ToCompanyID, FromCompanyID, FromUserID, ...body } = call.body
  // the ID is resolved: doing it again takes a second number from its counter
  return changeLockedOrder({ ...call, body }, locked, readOrderInput(body))
}

/** Applies the input to a locked order; a different ID renames it. */
export async function changeLockedOrder(
  call: PlatformCall,
  locked: LockedOrder,
  input: OrderInput,
): Promise<DeferredReply> {
  await checkOrderAddresses(call, locked, call.body)
  const change = orThrow(changeOrder(locked.state, input, { now: call.now, caller: locked.caller }))
  const { state, debits } = settleOrderPayments(change.state)
  const wanted =
    typeof call.body.ID === 'string' && !call.actor.orderID ? await resolveID(call, call.body.ID) : state.order.id
  await applyBookings(call.db, locked.record, { debits, stock: [], redeemed: [], unredeemed: [] })
  return saveAndShowOrder(call, locked, { ...state, order: { ...state.order, id: wanted } })
}

export async function removeOrder(call: PlatformCall, find: OrderTarget['find']): Promise<undefined> {
  if (call.actor.userType !== 'buyer') await lockIncomingOf(call.db, find(call))
  const { record } = await lockOrderRecord(call.db, call.actor.marketplace, find(call))
  if (!record) throw fail('NotFound', { ObjectType: 'Order', ObjectID: call.params.orderID ?? 'cart' })
  const { state: _, ...booking } = orThrow(deleteOrder(record.state, { caller: callerOf(call, record) }))
  await applyBookings(call.db, record, booking)
  await call.db.rows(sql`delete from orders where uid = ${record.uid}`)
  return undefined
}

/** The buyer's order changes when an order to a supplier goes: its lines are no longer forwarded. */
const lockIncomingOf = (db: Queryable, where: Sql): Promise<void> =>
  db.send(sql`
    update orders b set last_updated = now()
    where b.uid in (select l.incoming_order_uid from orders t join line_items l on l.order_uid = t.uid where ${where})`)

/** Lists submitted orders unless the filter asks for unsubmitted ones; asking for both is refused. */
async function listOrders(
  call: PlatformCall,
  reach: Sql,
  statuses: 'submitted' | 'every status' = 'submitted',
): Promise<JsonText> {
  const where = statuses === 'every status' ? and([reach, ...rangeConditions(call)]) : listedOrders(call, reach)
  if (statuses === 'every status' || isForUnsubmitted(call)) await refreshListedOrders(call, where)
  return listPage(call, { table: orderTable, from: sql`orders t`, where, key: sql`t.uid` })
}

const rangeConditions = (call: PlatformCall): Sql[] => [...dateConditions(call), ...companyConditions(call)]

/** The orders of a list that asks for no status are the submitted ones. */
export const listedOrders = (call: PlatformCall, reach: Sql): Sql =>
  and([reach, ...rangeConditions(call), statusCondition(call)])

/** The same, with the orders that wait for approval or were declined: every order that was sent. */
export const sentOrders = (call: PlatformCall, reach: Sql): Sql =>
  namesStatus(call) ? listedOrders(call, reach) : and([reach, ...rangeConditions(call), sql`t.status <> 'Unsubmitted'`])

const namesStatus = (call: PlatformCall): boolean =>
  ['status', 'issubmitted'].some((name) => queryIgnoringCase(call, name) !== undefined)

const unsubmitted = ['unsubmitted', 'awaitingapproval', 'declined']

const statusCondition = (call: PlatformCall): Sql =>
  isForUnsubmitted(call) ? sql`not t.is_submitted` : sql`t.is_submitted`

function isForUnsubmitted(call: PlatformCall): boolean {
  const statuses = [queryIgnoringCase(call, 'status') ?? ''].join('|').toLowerCase().split('|').filter(Boolean)
  const flag = queryIgnoringCase(call, 'issubmitted')?.toLowerCase()
  const others = statuses.filter((status) => unsubmitted.includes(status))
  if (others.length > 0 && others.length < statuses.length) fail('Order.CannotMixSubmittedAndUnsubmitted')
  return others.length > 0 || flag === 'false'
}

function queryIgnoringCase({ query }: PlatformCall, name: string): string | undefined {
  const [found] = Object.entries(query).filter(([key]) => key.toLowerCase() === name)
  return found && [found[1] ?? ''].flat().join('|')
}

export function dateConditions(call: PlatformCall): Sql[] {
  const moment = (name: string) => {
    const text = queryValue(call, name)
    return text === undefined
      ? undefined
      : (findMoment(text) ?? fail('List.InvalidType', { Property: name, Expected: 'date' }))
  }
  const [from, to] = [moment('from'), moment('to')]
  return [
    ...(from ? [sql`t.date_created >= ${from.toISOString()}::timestamptz`] : []),
    ...(to ? [sql`t.date_created <= ${to.toISOString()}::timestamptz`] : []),
  ]
}

export function companyConditions(call: PlatformCall): Sql[] {
  const [buyer, supplier] = [queryValue(call, 'buyerID'), queryValue(call, 'supplierID')]
  return [
    ...(buyer ? [sql`t.from_company_id = ${buyer}`] : []),
    ...(supplier ? [sql`t.to_company_id = ${supplier}`] : []),
  ]
}
