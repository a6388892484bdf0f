import type { Order } from '@tessera/client/platform/types.gen'
import type { StaffListAddress, StaffListQuery } from '../../generic/staff-list-query.ts'
import type { BuyerOrder } from './name-forwarded.server.ts'

type View = 'open' | 'completed' | 'all'

/** Lists of orders to suppliers, each with what it says when it is empty. */
const views: StaffListAddress<View>['views'] = [
  ['open', 'To ship', 'Every order is shipped.'],
  ['completed', 'Shipped', 'No order was shipped completely yet.'],
  ['all', 'All', 'Orders that are forwarded to suppliers will be listed here.'],
]

/** The addresses of the supplier's own list and of the seller's. */
export type SupplierPath = '/supplier/orders' | '/forwarded'

export interface SupplierList extends StaffListAddress<View> {
  path: SupplierPath
}

export const ownSupplierList: SupplierList = { path: '/supplier/orders', views }
export const forwardedList: SupplierList = { path: '/forwarded', views }

/** The filters of each list, in the words of the API. */
export const supplierFilters: Readonly<Record<View, Readonly<Record<string, string>>>> = {
  open: { Status: 'Open' },
  completed: { Status: 'Completed' },
  all: {},
}

export type SupplierListQuery = StaffListQuery<View>

export interface SupplierOrderPage {
  items: Order[]
  totalCount: number
  page: number
  pageSize: number
  /** Names of suppliers by ID; none for a supplier's user. */
  names: Record<string, string>
  /** The buyers' orders behind them, by ID; none for a supplier's user. */
  buyerOrders: Record<string, BuyerOrder[]>
}
