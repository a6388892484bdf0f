import type { LineItem } from '@tessera/client/platform/types.gen'
import type { NamedOrders } from '@tessera/client/shop/types.gen'
import { forwardedCalls } from '@tessera/contract/middleware/operator/forwarded-operations'
import { getEnvironment } from '../../http/environment.server.ts'
import { tryRead } from '../../operations/try-read.server.ts'
import { mayUse } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'

/** An order of a buyer that was forwarded: its number, and the page that shows it; empty for a supplier's user. */
export interface BuyerOrder {
  number: string
  customer: string
  href: string
}

interface LinePage {
  Items: (LineItem & { OrderID: string })[]
  Meta: { TotalPages: number }
}

const maxPages = 5
const maxNames = 100

/** The buyers' orders behind orders to suppliers, by the ID of the order to the supplier. */
export async function nameForwarded(
  staff: Staff,
  outgoingIDs: readonly string[],
): Promise<Record<string, BuyerOrder[]>> {
  const origins = await readOrigins(staff, outgoingIDs)
  const known = await nameBuyerOrders(staff, [...new Set([...origins.values()].flatMap((ids) => [...ids]))])
  return Object.fromEntries(
    [...origins].map(([id, incoming]) => [id, [...incoming].flatMap((one) => known.get(one) ?? [])]),
  )
}

/** The numbers of the buyers' orders behind orders to the supplier of this user. Without them IDs are shown. */
export async function nameOwn({ token }: Staff, orderIDs: readonly string[]): Promise<Record<string, BuyerOrder[]>> {
  if (orderIDs.length === 0) return {}
  const { Console } = getEnvironment().shop
  const asked = { orderIds: orderIDs.join(',') }
  const found = await Console.NameForwarded(asked, { accessToken: token }).catch(() => undefined)
  return Object.fromEntries(
    (found?.items ?? []).map(({ orderId, number }) => [orderId, [{ number, customer: '', href: '' }]]),
  )
}

/** The IDs of orders to the supplier of this user that were made from the buyer's order with this number. */
export async function findOwn({ token }: Staff, number: string): Promise<string[]> {
  const { Console } = getEnvironment().shop
  const found = await Console.NameForwarded({ number }, { accessToken: token }).catch(() => undefined)
  return (found?.items ?? []).map(({ orderId }) => orderId)
}

/** Orders of the shop by its own number; others, which the platform alone knows, by their ID. */
export async function nameBuyerOrders(staff: Staff, orderIDs: readonly string[]): Promise<Map<string, BuyerOrder>> {
  const parts = Array.from({ length: Math.ceil(orderIDs.length / maxNames) }, (_, at) =>
    orderIDs.slice(at * maxNames, (at + 1) * maxNames),
  )
  const found = await Promise.all(parts.map((ids) => askNames(staff, ids)))
  const named = new Map(found.flat().map((order) => [order.orderId, order]))
  return new Map(
    orderIDs.map((id) => {
      const order = named.get(id)
      return [
        id,
        order
          ? { number: order.number, customer: order.customer, href: `/orders/${order.number}` }
          : { number: id, customer: '', href: `/r/orders/Incoming/${encodeURIComponent(id)}` },
      ]
    }),
  )
}

/** The numbers that the shop knows; none for people who may not read orders. */
async function askNames(staff: Staff, ids: readonly string[]): Promise<NamedOrders['items']> {
  if (!mayUse(staff, forwardedCalls.nameOrders)) return []
  const { Operator } = getEnvironment().shop
  const asked = { orderIds: ids.join(',') }
  const found = await Operator.NameOrders(asked, { accessToken: staff.token }).catch(() => undefined)
  return found?.items ?? []
}

/** The lines of an order to a supplier name the order they came from. */
async function readOrigins(staff: Staff, outgoingIDs: readonly string[]): Promise<Map<string, Set<string>>> {
  const origins = new Map<string, Set<string>>()
  if (outgoingIDs.length === 0) return origins
  for (let page = 1, pages = 1; page <= Math.min(pages, maxPages); page += 1) {
    const query = { 'Order.ID': outgoingIDs.join('|'), page: String(page), pageSize: '100' }
    const found = await tryRead<LinePage>(staff, 'LineItems.ListAcrossOrders', { direction: 'Outgoing' }, query)
    pages = found?.Meta.TotalPages ?? 0
    for (const { OrderID, IncomingOrderID } of found?.Items ?? [])
      if (IncomingOrderID) origins.set(OrderID, (origins.get(OrderID) ?? new Set()).add(IncomingOrderID))
  }
  return origins
}
