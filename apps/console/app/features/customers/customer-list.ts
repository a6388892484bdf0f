import type { StaffAccountPage } from '@tessera/client/shop/types.gen'
import type { staffAccountViews } from '@tessera/contract/middleware/operator/account-models'
import type { priceGroups } from '@tessera/contract/shop/constants'
import type { StaffListAddress, StaffListQuery } from '../../generic/staff-list-query.ts'

type View = (typeof staffAccountViews)[number]

/** Lists that staff open every day, each with what it says when it is empty. */
export const customerList: StaffListAddress<View> = {
  path: '/customers',
  views: [
    ['all', 'All', 'The first customer will be listed here.'],
    ['owing', 'Owing', 'No customer owes anything.'],
    ['overdue', 'Overdue', 'Nothing is overdue.'],
    ['hold', 'On hold', 'No account is on hold.'],
    ['in-review', 'In review', 'No Pro Account requests to review.'],
  ],
}

export type CustomerRow = StaffAccountPage['items'][number]
export type CustomerListQuery = StaffListQuery<View>

export const priceGroupLabels: Readonly<Record<(typeof priceGroups)[number], string>> = {
  RT: 'Retail',
  PG: 'Pro Gold',
  PP: 'Pro Platinum',
  PD: 'Pro Diamond',
}
