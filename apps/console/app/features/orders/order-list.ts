import type { StaffOrderPage } from '@tessera/client/shop/types.gen'
import type { staffOrderViews } from '@tessera/contract/middleware/operator/order-models'
import type { StaffListAddress, StaffListQuery } from '../../generic/staff-list-query.ts'

type View = (typeof staffOrderViews)[number]

/** Lists that staff open every day, each with what it says when it is empty. */
export const orderList: StaffListAddress<View> = {
  path: '/orders',
  views: [
    ['all', 'All', 'The first order will be listed here.'],
    ['to-pick', 'To pick', 'Every order is picked or on its way.'],
    ['late', 'Late', 'No orders are late.'],
    ['unpaid', 'Unpaid', 'Every order is paid.'],
    ['approvals', 'Approvals', 'No orders are awaiting approval.'],
  ],
}

export type OrderRow = StaffOrderPage['items'][number]
export type OrderListQuery = StaffListQuery<View>

/** The file of these orders alone. */
export const selectedFileHref = (numbers: readonly string[]): string =>
  `/file${orderList.path}?${new URLSearchParams(numbers.map((number) => ['id', number]))}`
