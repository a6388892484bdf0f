import { getOperation } from '@tessera/contract/platform/get-operation'
import { optionGroup } from '@tessera/ui/option-group'
import type { OptionGroup } from '@tessera/ui/option-list'
import { isAllowed } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { readSupplierOrders } from './read-supplier-orders.server.ts'

const minLength = 3
const maxOrders = 3

/** Orders to the supplier of this user, by the number of the customer's order or by ID. */
export async function findOwnOrders(staff: Staff, text: string): Promise<OptionGroup[]> {
  const mayRead = isAllowed(staff.caller, getOperation('Orders.List'), { direction: 'Incoming' })
  if (!staff.supplierID || !mayRead || text.length < minLength) return []
  const { items, buyerOrders } = await readSupplierOrders(staff, { view: 'all', search: text, customer: '', page: 1 })
  const options = items.slice(0, maxOrders).flatMap(({ ID }) => {
    if (!ID) return []
    const number = buyerOrders[ID]?.[0]?.number ?? ID
    return [
      {
        url: `/supplier/orders/${encodeURIComponent(ID)}`,
        label: `Order ${number}`,
        more: number,
      },
    ]
  })
  return optionGroup('Orders to ship', options)
}
