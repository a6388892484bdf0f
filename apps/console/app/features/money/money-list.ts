import type { StaffDocumentPage } from '@tessera/client/shop/types.gen'
import type { staffDocumentViews } from '@tessera/contract/middleware/operator/document-models'
import type { StaffListAddress, StaffListQuery } from '../../generic/staff-list-query.ts'

type View = (typeof staffDocumentViews)[number]

/** Lists that staff open every day, each with what it says when it is empty. */
export const moneyList: StaffListAddress<View> = {
  path: '/money',
  views: [
    ['open', 'Open', 'Every invoice is paid.'],
    ['overdue', 'Overdue', 'Nothing is overdue.'],
    ['disputed', 'In dispute', 'No open disputes.'],
    ['credits', 'Credits to apply', 'Every payment and credit is applied.'],
    ['payments', 'Payments', 'No payment was posted yet.'],
    ['all', 'All', 'The first document will be listed here.'],
  ],
}

export type MoneyRow = StaffDocumentPage['items'][number]
export type MoneyListQuery = StaffListQuery<View>
