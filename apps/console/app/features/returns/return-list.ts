import type { StaffReturnPage } from '@tessera/client/shop/types.gen'
import type { staffReturnViews } from '@tessera/contract/middleware/operator/return-models'
import type { StaffListAddress, StaffListQuery } from '../../generic/staff-list-query.ts'

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
