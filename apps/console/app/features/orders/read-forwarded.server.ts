import type { LineItem, Order } from '@tessera/client/platform/types.gen'
import { tryRead } from '../../operations/try-read.server.ts'
import type { Staff } from '../../session/staff.server.ts'

/** The part of an order that a supplier ships. */
export interface ForwardedPart {
  /** The order to the supplier; null if it was not made yet. */
  id: string | null
  supplierID: string
  quantity: number
  shipped: number
  /** The supplier has it. */
  isSent: boolean
}

interface Listed<T> {
  Items: T[]
}

/** The orders to suppliers that were made from an order of a buyer, and those that can still be made. */
export async function readForwarded(staff: Staff, orderID: string | null): Promise<ForwardedPart[]> {
  if (!orderID) return []
  const params = { direction: 'Incoming', orderID }
  const found = await tryRead<Listed<LineItem>>(staff, 'LineItems.List', params, { pageSize: '100' }).catch(
    () => undefined,
  )
  const lines = (found?.Items ?? []).filter(({ OutgoingOrderID, SupplierID }) => OutgoingOrderID || SupplierID)
  const unsent = await readUnsent(staff, lines)
  return [...Map.groupBy(lines, ({ OutgoingOrderID, SupplierID }) => `${OutgoingOrderID ?? ''} ${SupplierID}`)].map(
    ([, own]) => ({
      id: own[0]?.OutgoingOrderID ?? null,
      supplierID: own[0]?.SupplierID ?? '',
      quantity: own.reduce((sum, { Quantity }) => sum + Quantity, 0),
      shipped: own.reduce((sum, { QuantityShipped }) => sum + QuantityShipped, 0),
      isSent: Boolean(own[0]?.OutgoingOrderID) && !unsent.has(own[0]?.OutgoingOrderID ?? ''),
    }),
  )
}

/** Orders to suppliers that were made and not sent. */
async function readUnsent(staff: Staff, lines: readonly LineItem[]): Promise<Set<string>> {
  const ids = [...new Set(lines.flatMap(({ OutgoingOrderID }) => OutgoingOrderID ?? []))]
  if (ids.length === 0) return new Set()
  const query = { ID: ids.join('|'), Status: 'Unsubmitted', pageSize: '100' }
  const found = await tryRead<Listed<Order>>(staff, 'Orders.List', { direction: 'Outgoing' }, query).catch(
    () => undefined,
  )
  return new Set((found?.Items ?? []).map(({ ID }) => ID))
}
