import type { LineItem, Order, Shipment, Supplier } from '@tessera/client/platform/types.gen'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { getOperation } from '@tessera/contract/platform/get-operation'
import { withoutStars } from '../../generic/without-stars.ts'
import { getEnvironment } from '../../http/environment.server.ts'
import { readOperation } from '../../operations/read-operation.server.ts'
import { tryRead } from '../../operations/try-read.server.ts'
import { mayUse } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { readForwarded } from '../orders/read-forwarded.server.ts'
import { type BuyerOrder, findOwn, nameBuyerOrders, nameForwarded, nameOwn } from './name-forwarded.server.ts'
import { type SupplierListQuery, type SupplierOrderPage, supplierFilters } from './supplier-list.ts'

const pageSize = 50

interface Page<Row> {
  Items: Row[]
  Meta: { TotalCount: number }
}

/** Suppliers get these orders, the seller sends them. */
const directionOf = ({ supplierID }: Staff) => ({ direction: supplierID ? 'Incoming' : 'Outgoing' })

/** Orders to suppliers, the newest first. The platform shows its own alone to a supplier's user. */
export async function readSupplierOrders(
  staff: Staff,
  { view, search: typed, page }: SupplierListQuery,
): Promise<SupplierOrderPage> {
  const search = withoutStars(typed)
  if (typed && !search) return { items: [], totalCount: 0, page, pageSize, names: {}, buyerOrders: {} }
  const forwarded = search ? await (staff.supplierID ? findOwn : findForwarded)(staff, search) : []
  const query = new URLSearchParams({
    ...supplierFilters[view],
    ...(forwarded.length > 0 ? { ID: forwarded.join('|') } : search && { search }),
    sortBy: '!DateSubmitted',
    page: String(page),
    pageSize: String(pageSize),
  })
  const { data } = await readOperation(staff, getOperation('Orders.List'), { params: directionOf(staff), query })
  const { Items, Meta } = data as Page<Order>
  const [names, buyerOrders] = await Promise.all([
    readNames(staff),
    (staff.supplierID ? nameOwn : nameForwarded)(
      staff,
      Items.flatMap(({ ID }) => ID ?? []),
    ),
  ])
  return { items: Items, totalCount: Meta.TotalCount, page, pageSize, names, buyerOrders }
}

/** The orders to suppliers that were made from the buyer's order with this number. */
async function findForwarded(staff: Staff, number: string): Promise<string[]> {
  const { Operator } = getEnvironment().shop
  const order = mayUse(staff, operatorCalls.getOrder)
    ? await Operator.GetOrder({ number }, { accessToken: staff.token }).catch(() => undefined)
    : undefined
  return (await readForwarded(staff, order?.orderId ?? number)).flatMap(({ id }) => id ?? [])
}

/** Names of suppliers by ID, for the seller who may read them. */
async function readNames(staff: Staff): Promise<Record<string, string>> {
  if (staff.supplierID) return {}
  const found = await tryRead<Page<Supplier>>(staff, 'Suppliers.List', {}, { pageSize: '100' })
  return Object.fromEntries((found?.Items ?? []).map(({ ID, Name }) => [ID ?? '', Name]))
}

export interface SupplierOrder {
  order: Order
  lines: LineItem[]
  shipments: Shipment[]
  /** The buyers' orders that it was made from; a supplier's user gets the number alone. */
  buyerOrders: BuyerOrder[]
  supplierName: string
}

/** One order with its lines and shipments. */
export async function readSupplierOrder(staff: Staff, orderID: string): Promise<SupplierOrder> {
  const params = { ...directionOf(staff), orderID }
  const query = new URLSearchParams({ pageSize: '100' })
  const [order, lines, shipments] = await Promise.all([
    readOperation(staff, getOperation('Orders.Get'), { params }),
    readOperation(staff, getOperation('LineItems.List'), { params, query }),
    tryRead<Page<Shipment>>(staff, 'Orders.ListShipments', params, { pageSize: '100' }),
  ])
  const items = (lines.data as Page<LineItem>).Items
  const supplierID = (order.data as Order).ToCompanyID ?? ''
  const origins = [...new Set(items.flatMap(({ IncomingOrderID }) => IncomingOrderID ?? []))]
  return {
    order: order.data as Order,
    lines: items,
    shipments: shipments?.Items ?? [],
    buyerOrders: staff.supplierID
      ? ((await nameOwn(staff, [orderID]))[orderID] ?? [])
      : [...(await nameBuyerOrders(staff, origins)).values()],
    supplierName: (await readNames(staff))[supplierID] ?? supplierID,
  }
}
