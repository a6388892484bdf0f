import type { StaffQuotePage } from '@tessera/client/shop/types.gen'
import type { staffQuoteViews } from '@tessera/contract/middleware/operator/quote-models'
import type { StaffListAddress, StaffListQuery } from '../../generic/staff-list-query.ts'

type View = (typeof staffQuoteViews)[number]

/** Lists that staff open every day, each with what it says when it is empty. */
export const quoteList: StaffListAddress<View> = {
  path: '/quotes',
  views: [
    ['waiting', 'Waiting', 'Every request has its offer.'],
    ['offered', 'Offered', 'No offers are waiting for a customer.'],
    ['declined', 'Declined', 'No quote was declined.'],
    ['expired', 'Expired', 'No offer has expired.'],
    ['all', 'All', 'The first quote will be listed here.'],
  ],
}

export type QuoteRow = StaffQuotePage['items'][number]
export type QuoteListQuery = StaffListQuery<View>
