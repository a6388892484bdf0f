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
    ['mine', 'Mine', 'No one gave you anything, and you took nothing.'],
    ['consultations', 'Consultations', 'No consultation is booked.'],
    ['vendors', 'Vendors', 'No vendor has sent payment details.'],
    ['done', 'Done', 'Nothing is done yet.'],
    ['all', 'All', 'Forms from the shop’s pages will be listed here.'],
  ],
}
