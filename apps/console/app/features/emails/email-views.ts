import type { StaffEmailPage } from '@tessera/client/shop/types.gen'
import type { staffEmailViews } from '@tessera/contract/middleware/operator/email-models'
import type { StaffListQuery, StaffView } from '../../generic/staff-views.ts'

type View = (typeof staffEmailViews)[number]

/** Lists of emails, each with what it says when it is empty. */
export const emailViews: readonly [StaffView<View>, ...StaffView<View>[]] = [
  ['open', 'Not sent', 'Every email was sent.'],
  ['given-up', 'Given up', 'No email was given up in the last 30 days.'],
  ['sent', 'Sent', 'No email was sent in the last 30 days.'],
  ['all', 'All', 'The first email will be listed here.'],
]

export const emailsPath = '/emails'

export type EmailRow = StaffEmailPage['items'][number]
export type EmailListQuery = StaffListQuery<View>
