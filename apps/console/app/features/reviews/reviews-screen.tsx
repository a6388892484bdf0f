import type { StaffReviewPage } from '@tessera/client/shop/types.gen'
import { OutcomeNotice } from '../../generic/outcome-notice.tsx'
import { StaffList } from '../../generic/staff-list.tsx'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { ReviewCard } from './review-card.tsx'
import { type ReviewListQuery, reviewList } from './review-list.ts'

interface Props {
  query: ReviewListQuery
  found: StaffReviewPage
  formKey: string
  outcome: StaffOutcome | undefined
}

/** Reviews of all products; what is held comes first, oldest first. */
export function ReviewsScreen({ query, found, formKey, outcome }: Props) {
  return (
    <StaffList
      title="Reviews"
      list={reviewList}
      query={query}
      placeholder="SKU, text or person"
      found={found}
      above={<OutcomeNotice outcome={outcome} shown={found.items.map(({ id }) => id)} />}
      row="review"
      searched="SKUs, titles, texts and people are searched."
    >
      <ul className="grid gap-4">
        {found.items.map((review) => (
          <ReviewCard key={`${review.id} ${review.version}`} review={review} formKey={formKey} outcome={outcome} />
        ))}
      </ul>
    </StaffList>
  )
}
