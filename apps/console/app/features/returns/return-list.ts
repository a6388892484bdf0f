import type { StaffReturnPage } from '@tessera/client/shop/types.gen'
import type { staffReturnViews } from '@tessera/contract/middleware/operator/return-models'
import type { Tab } from '@tessera/ui/tabs'
import { type StaffListAddress, type StaffListQuery, staffViewTabs } from '../../generic/staff-list-query.ts'

type View = (typeof staffReturnViews)[number]

/** The steps of a return, each with what it says when it is empty. */
export const returnList: StaffListAddress<View> = {
  path: '/returns',
  views: [
    ['requested', 'Requested', 'Every request is answered.'],
    ['approved', 'Approved', 'No boxes are on their way back.'],
    ['received', 'Received', 'Everything that came back is inspected.'],
    ['done', 'Done', 'No return is done yet.'],
    ['all', 'All', 'The first return will be listed here.'],
  ],
}

export type ReturnRow = StaffReturnPage['items'][number]
export type ReturnListQuery = StaffListQuery<View>

/** The board, and the lists beside it; without a query the board is open. */
export const returnTabs = (query: ReturnListQuery | null): Tab[] => [
  { href: returnList.path, label: 'Board', isCurrent: query === null },
  ...staffViewTabs(returnList, query ?? { view: '', search: '', customer: '' }),
]
