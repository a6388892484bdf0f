import type { LineItem } from '@tessera/client/platform/types.gen'
import { tryRead } from '../../operations/try-read.server.ts'
import type { Staff } from '../../session/staff.server.ts'

/** The part of an order that a supplier ships. */
export interface ForwardedPart {
  /** The order to the supplier. */
  id: string
  supplierID: string
  quantity: number
  shipped: number
}

/** The orders to suppliers that were made from an order of a buyer. */
export async function readForwarded(staff: Staff, orderID: string | null): Promise<ForwardedPart[]> {
  if (!orderID) return []
  const params = { direction: 'Incoming', orderID }
  const found = await tryRead<{ Items: LineItem[] }>(staff, 'LineItems.List', params, { pageSize: '100' }).catch(
    () => undefined,
  )
  const lines = (found?.Items ?? []).filter(({ OutgoingOrderID }) => OutgoingOrderID)
  return [...Map.groupBy(lines, ({ OutgoingOrderID }) => OutgoingOrderID ?? '')].map(([id, own]) => ({
    id,
    supplierID: own[0]?.SupplierID ?? '',
    quantity: own.reduce((sum, { Quantity }) => sum + Quantity, 0),
    shipped: own.reduce((sum, { QuantityShipped }) => sum + QuantityShipped, 0),
  }))
}
