import { serviceCalls } from '@tessera/contract/middleware/operator/service-operations'
import { queryValue } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import { handle } from '../../../kit/http/handle.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { decideStaffReview } from './decide-staff-review.ts'
import { listStaffReviews } from './list-staff-reviews.ts'

/** Reviews, as staff read and decide them. */
export const staffReviewHandlers = (needs: { database: Database; catalog: Catalog; publicUrl: string }) => ({
  ...handle(serviceCalls.listReviews, (call) =>
    listStaffReviews(needs, {
      view: queryValue(call, 'view'),
      search: queryValue(call, 'search'),
      page: queryValue(call, 'page'),
    }),
  ),
  ...handle(serviceCalls.decideReview, (call) => decideStaffReview(needs, call, call.body)),
})
