import type { StaffEmailPage } from '@tessera/client/shop/types.gen'
import type { staffEmailViews } from '@tessera/contract/middleware/operator/email-models'
import type { StaffListAddress, StaffListQuery } from '../../generic/staff-list-query.ts'

type View = (typeof staffEmailViews)[number]

/** Lists of emails, each with what it says when it is empty. */
export const emailList: StaffListAddress<View> = {
  path: '/emails',
  views: [
    ['open', 'Not sent', 'Every email was sent.'],
    ['given-up', 'Failed', 'No emails failed in the last 30 days.'],
    ['sent', 'Sent', 'No email was sent in the last 30 days.'],
    ['all', 'All', 'The first email will be listed here.'],
  ],
}

export type EmailRow = StaffEmailPage['items'][number]
export type EmailListQuery = StaffListQuery<View>
