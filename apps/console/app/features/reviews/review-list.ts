import type { StaffReviewPage } from '@tessera/client/shop/types.gen'
import type { staffReviewViews } from '@tessera/contract/middleware/operator/review-models'
import type { StaffListAddress, StaffListQuery } from '../../generic/staff-list-query.ts'

type View = (typeof staffReviewViews)[number]

export type ReviewRow = StaffReviewPage['items'][number]
export type ReviewListQuery = StaffListQuery<View>

/** Held reviews come first, because their authors wait. */
export const reviewList: StaffListAddress<View> = {
  path: '/reviews',
  views: [
    ['held', 'Held', 'Every review is decided.'],
    ['published', 'Published', 'No review is published yet.'],
    ['removed', 'Removed', 'No review was removed.'],
    ['all', 'All', 'The first review will be listed here.'],
  ],
}
