import { deleteOrder } from '@tessera/domain/orders/cancel'
import { changeOrder, type GivenOrder } from '@tessera/domain/orders/change-order'
import { settledSheet } from '@tessera/domain/payments/settle'
import { fail } from '@tessera/server/api-error'
import { parameter, queryValue } from '@tessera/server/call'
import type { Json } from '@tessera/server/json'
import { findMoment } from '@tessera/server/moment'
import type { Soon } from '@tessera/server/soon'
import { and, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { checkID, resolveID } from '../engine/ids.ts'
import { listFull } from '../engine/list.ts'
import { book } from './book.ts'
import { checkOrderAddresses } from './check-address.ts'
import { createOrder } from './create-order.ts'
import { agreed, callerOf, type Desk, deskOf, putBackOrder, takeOrder, uncounted } from './desk.ts'
import { findUid, namedOrder } from './find-order.ts'
import { givenOrder, wholeOrder } from './given-order.ts'
import { directionOf, isOwn, reachableOrders } from './order-scope.ts'
import { orderTable } from './order-table.ts'
import type { Place } from './place.ts'
import { lockSheet, lookFor } from './read-sheet.ts'
import { findOrderJson } from './show-order.ts'

export const orderHandlers: PlatformHandlers = {
  'Orders.List': (call) => listOrders(call, reachableOrders(call.actor, directionOf(call))),
  'Me.ListOrders': (call) =>
    listOrders(call, and([isOwn(call.actor), sql`t.marketplace_id = ${call.actor.marketplace}`]), 'every status'),
  'Orders.Create': (call) => create(call),
  'Orders.Get': async (call) =>
    (await findOrderJson(call.db, namedOrder(call))) ??
    fail('NotFound', { ObjectType: 'Order', ObjectID: parameter(call, 'orderID') }),
  'Orders.Save': async (call) => {
    const isThere = await findUid(call.db, namedOrder(call))
    if (!isThere) return create({ ...call, body: { ...call.body, ID: checkID(parameter(call, 'orderID')) } })
    return changeTaken(call, await takeOrder(call, namedOrder, uncounted), wholeOrder(call.body))
  },
  'Orders.Patch': async (call) => {
    const desk = await takeOrder(call, namedOrder, uncounted)
    return changeTaken(call, desk, givenOrder(call.body, desk.sheet.order))
  },
  'Orders.Delete': (call) => removeTaken(call, namedOrder),
}

async function create(call: PlatformCall): Promise<Soon> {
  directionOf(call)
  const made = await createOrder(call, call.body)
  const { epoch } = await lookFor(call.db, call.actor.marketplace)
  const desk = await deskOf(call, made, epoch)
  const { ToCompanyID: _, FromCompanyID: __, FromUserID: ___, ...rest } = call.body
  return changeTaken(call, desk, givenOrder(rest))
}

/** Applies the input to a locked order; a different ID renames it. */
export async function changeTaken(call: PlatformCall, desk: Desk, given: GivenOrder): Promise<Soon> {
  await checkOrderAddresses(call, desk, call.body)
  const change = agreed(changeOrder(desk.sheet, given, { now: call.now, caller: desk.caller }))
  const { sheet, debits } = settledSheet(change.sheet)
  const wanted =
    typeof call.body.ID === 'string' && !call.actor.orderID ? await resolveID(call, call.body.ID) : sheet.order.id
  await book(call.db, desk.open, { debits, stock: [], redeemed: [], unredeemed: [] })
  return putBackOrder(call, desk, { ...sheet, order: { ...sheet.order, id: wanted } })
}

export async function removeTaken(call: PlatformCall, find: Place['find']): Promise<undefined> {
  const { open } = await lockSheet(call.db, call.actor.marketplace, find(call))
  if (!open) throw fail('NotFound', { ObjectType: 'Order', ObjectID: call.params.orderID ?? 'cart' })
  const { sheet: _, ...booking } = agreed(deleteOrder(open.sheet, { caller: callerOf(call, open) }))
  await book(call.db, open, booking)
  await call.db.rows(sql`delete from orders where uid = ${open.uid}`)
  return undefined
}

/** Lists submitted orders unless the filter asks for unsubmitted ones; asking for both is refused. */
function listOrders(
  call: PlatformCall,
  reach: Sql,
  statuses: 'submitted' | 'every status' = 'submitted',
): Promise<Json> {
  const where = and([
    reach,
    ...dates(call),
    ...companies(call),
    ...(statuses === 'every status' ? [] : [submittedOnly(call)]),
  ])
  return listFull(call, { table: orderTable, from: sql`orders t`, where })
}

const unsubmitted = ['unsubmitted', 'awaitingapproval', 'declined']

function submittedOnly(call: PlatformCall): Sql {
  const asked = [queryIgnoringCase(call, 'status') ?? ''].join('|').toLowerCase().split('|').filter(Boolean)
  const flag = queryIgnoringCase(call, 'issubmitted')?.toLowerCase()
  const others = asked.filter((status) => unsubmitted.includes(status))
  if (others.length > 0 && others.length < asked.length) fail('Order.CannotMixSubmittedAndUnsubmitted')
  return others.length > 0 || flag === 'false' ? sql`not t.is_submitted` : sql`t.is_submitted`
}

function queryIgnoringCase({ query }: PlatformCall, name: string): string | undefined {
  const [found] = Object.entries(query).filter(([key]) => key.toLowerCase() === name)
  return found && [found[1] ?? ''].flat().join('|')
}

export function dates(call: PlatformCall): Sql[] {
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

export function companies(call: PlatformCall): Sql[] {
  const [buyer, supplier] = [queryValue(call, 'buyerID'), queryValue(call, 'supplierID')]
  return [
    ...(buyer ? [sql`t.from_company_id = ${buyer}`] : []),
    ...(supplier ? [sql`t.to_company_id = ${supplier}`] : []),
  ]
}
