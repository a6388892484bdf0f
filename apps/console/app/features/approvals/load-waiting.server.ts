import type { Order, OrderApproval, OrderReturn, User } from '@tessera/client/platform/types.gen'
import { centsOf } from '@tessera/ui/format'
import { tryRead } from '../../operations/try-read.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { type BuyerOrder, nameBuyerOrders } from '../supplier/name-forwarded.server.ts'
import type { WaitingRow } from './approval-view.ts'
import { nameGroups } from './name-groups.server.ts'

interface Listed<T> {
  Meta: { TotalCount: number }
  Items: T[]
}

/** The oldest of each kind; the people who were asked are read one by one. */
const maxWaiting = 20
const waiting = { Status: 'AwaitingApproval', pageSize: String(maxWaiting) }

/** Orders and returns that wait for an answer, the oldest first. */
export async function loadWaiting(staff: Staff): Promise<{ waiting: WaitingRow[]; hidden: number }> {
  const [orders, returns] = await Promise.all([
    tryRead<Listed<Order>>(staff, 'Orders.List', { direction: 'Incoming' }, { ...waiting, sortBy: 'DateCreated' }),
    tryRead<Listed<OrderReturn>>(staff, 'OrderReturns.List', {}, waiting),
  ])
  const named = await nameBuyerOrders(staff, [
    ...(orders?.Items ?? []).map(({ ID }) => ID),
    ...(returns?.Items ?? []).map(({ OrderID }) => OrderID),
  ])
  const rows = await Promise.all([
    ...(orders?.Items ?? []).map((order) => orderRow(staff, order, named.get(order.ID))),
    ...(returns?.Items ?? []).map((one) => returnRow(staff, one, named.get(one.OrderID))),
  ])
  const total = (orders?.Meta.TotalCount ?? 0) + (returns?.Meta.TotalCount ?? 0)
  return {
    waiting: rows.toSorted((one, other) => (one.since ?? '').localeCompare(other.since ?? '')),
    hidden: total - rows.length,
  }
}

async function orderRow(staff: Staff, order: Order, named: BuyerOrder | undefined): Promise<WaitingRow> {
  const { ID, FromCompanyID, FromUser, FromUserID, Total, DateCreated } = order
  return {
    id: named?.number ?? ID,
    href: named?.href ?? `/r/orders/Incoming/${encodeURIComponent(ID)}`,
    what: 'Order',
    who: nameOf(FromUser) || (FromUserID ?? ''),
    cents: centsOf(Total ?? 0),
    since: DateCreated,
    asked: await readAsked(staff, 'Orders', { direction: 'Incoming', orderID: ID }, FromCompanyID ?? ''),
  }
}

async function returnRow(
  staff: Staff,
  { ID, OrderID, RefundAmount, DateSubmitted, DateCreated }: OrderReturn,
  named: BuyerOrder | undefined,
): Promise<WaitingRow> {
  return {
    id: ID,
    href: `/r/orderreturns/${encodeURIComponent(ID)}`,
    what: 'Return',
    who: [`Order ${named?.number ?? OrderID}`, named?.customer].filter(Boolean).join(', '),
    cents: RefundAmount ? centsOf(RefundAmount) : null,
    since: DateSubmitted ?? DateCreated,
    asked: await readAsked(staff, 'OrderReturns', { returnID: ID }, ''),
  }
}

/** The people who may answer; where there are none, the group that was asked. */
async function readAsked(staff: Staff, tag: string, params: Record<string, string>, buyer: string): Promise<string> {
  const [people, approvals] = await Promise.all([
    tryRead<Listed<User>>(staff, `${tag}.ListEligibleApprovers`, params, { pageSize: '5' }),
    tryRead<Listed<OrderApproval>>(staff, `${tag}.ListApprovals`, params, { Status: 'Pending' }),
  ])
  const names = (people?.Items ?? []).map(nameOf).filter(Boolean)
  const more = (people?.Meta.TotalCount ?? 0) - names.length
  if (names.length > 0) return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  const groups = (approvals?.Items ?? []).flatMap(({ ApprovingGroupID }) => ApprovingGroupID ?? [])
  const known = await nameGroups(staff, buyer, groups)
  return groups.length > 0 ? `No one in ${groups.map((id) => known.get(id) ?? id).join(', ')}` : ''
}

const nameOf = (user: Partial<Pick<User, 'FirstName' | 'LastName'>> | null | undefined): string =>
  [user?.FirstName, user?.LastName].filter(Boolean).join(' ')
