import type { Address, Order, Product, Supplier, SupplierBuyer, User } from '@tessera/client/platform/types.gen'
import { getOperation } from '@tessera/contract/platform/get-operation'
import { isAllowed, readOperation } from '../../operations/read-operation.server.ts'
import { tryRead } from '../../operations/try-read.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { type BuyerOrder, nameForwarded } from './name-forwarded.server.ts'

interface Page<Row> {
  Items: Row[]
  Meta: { TotalCount: number }
}

/** Some rows of a part of the page, and how many there are. Null for people who may not read them. */
export interface SupplierPart<Row> {
  rows: Row[]
  total: number
}

export interface SupplierView {
  supplier: Supplier
  orders: SupplierPart<Order> | null
  /** The buyers' orders behind them. */
  buyerOrders: Record<string, BuyerOrder[]>
  products: SupplierPart<Product> | null
  buyers: SupplierPart<SupplierBuyer> | null
  people: SupplierPart<User> | null
  addresses: SupplierPart<Address> | null
  mayChange: boolean
}

const shown = '10'

/** A supplier with everything that belongs to it, as far as this person may read it. */
export async function readSupplier(staff: Staff, supplierID: string): Promise<SupplierView> {
  const params = { supplierID }
  const part = async <Row>(id: string, path: Record<string, string>, query: Record<string, string> = {}) => {
    const found = await tryRead<Page<Row>>(staff, id, path, { pageSize: shown, ...query })
    return found ? { rows: found.Items, total: found.Meta.TotalCount } : null
  }
  const newest = { ToCompanyID: supplierID, sortBy: '!DateSubmitted' }
  const [supplier, orders, products, buyers, people, addresses] = await Promise.all([
    readOperation(staff, getOperation('Suppliers.Get'), { params }),
    part<Order>('Orders.List', { direction: 'Outgoing' }, newest),
    part<Product>('Products.List', {}, { DefaultSupplierID: supplierID }),
    part<SupplierBuyer>('Suppliers.ListBuyers', params),
    part<User>('SupplierUsers.List', params),
    part<Address>('SupplierAddresses.List', params),
  ])
  return {
    supplier: supplier.data as Supplier,
    orders,
    products,
    buyers,
    people,
    addresses,
    buyerOrders: await nameForwarded(
      staff,
      (orders?.rows ?? []).flatMap(({ ID }) => ID ?? []),
    ),
    mayChange: isAllowed(staff.caller, getOperation('Suppliers.Save'), params),
  }
}
