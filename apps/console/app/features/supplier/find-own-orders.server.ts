import { getOperation } from '@tessera/contract/platform/get-operation'
import { optionGroup } from '@tessera/ui/option-group'
import type { OptionGroup } from '@tessera/ui/option-list'
import { isAllowed } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { readSupplierOrders } from './read-supplier-orders.server.ts'
import { ownSupplierList, type SupplierOrderPage } from './supplier-list.ts'
import { supplierOrderStatus } from './supplier-order-mark.tsx'

const minLength = 3
const maxOrders = 3

const nothing: Pick<SupplierOrderPage, 'items' | 'buyerOrders'> = { items: [], buyerOrders: {} }

/**
 * Orders to the supplier of this user, by the number of the customer's order or by ID. A failure finds nothing: the rest
 * may still be found.
 */
export async function findOwnOrders(staff: Staff, text: string): Promise<OptionGroup[]> {
  const mayRead = isAllowed(staff.caller, getOperation('Orders.List'), { direction: 'Incoming' })
  if (!staff.supplierID || !mayRead || text.length < minLength) return []
  const asked = { view: 'all', search: text, customer: '', page: 1 } as const
  const { items, buyerOrders } = await readSupplierOrders(staff, asked).catch(() => nothing)
  const options = items.slice(0, maxOrders).flatMap(({ ID, Status }) => {
    if (!ID) return []
    const label = buyerOrders[ID]?.[0]?.number ?? ID
    return [{ url: `${ownSupplierList.path}/${encodeURIComponent(ID)}`, label, more: supplierOrderStatus({ Status }) }]
  })
  return optionGroup('Orders to ship', options)
}
