import type { InboxPage } from '@tessera/client/shop/types.gen'
import type { inboxViews as viewNames } from '@tessera/contract/middleware/operator/inbox-models'
import type { StaffListAddress, StaffListQuery } from '../../generic/staff-list-query.ts'

type View = (typeof viewNames)[number]

export type InboxForm = InboxPage['items'][number]
export type InboxListQuery = StaffListQuery<View>

export const inboxList: StaffListAddress<View> = {
  path: '/inbox',
  views: [
    ['waiting', 'Waiting', 'Everything is answered.'],
    ['mine', 'Mine', 'Nothing is assigned to you.'],
    ['consultations', 'Consultations', 'No consultation is booked.'],
    ['vendors', 'Vendors', 'No vendor has sent payment details.'],
    ['done', 'Done', 'Nothing is closed yet.'],
    ['all', 'All', 'Forms from the shop’s pages will be listed here.'],
  ],
}
