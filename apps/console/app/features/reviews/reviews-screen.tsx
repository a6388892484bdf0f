import type { StaffReviewPage } from '@tessera/client/shop/types.gen'
import { EmptyStaffList } from '../../generic/empty-staff-list.tsx'
import { OutcomeNotice } from '../../generic/outcome-notice.tsx'
import { StaffList } from '../../generic/staff-list.tsx'
import { staffListHref, staffViewTabs } from '../../generic/staff-views.ts'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { ReviewCard } from './review-card.tsx'
import { type ReviewListQuery, reviewsPath, reviewViews } from './review-views.ts'

interface Props {
  query: ReviewListQuery
  found: StaffReviewPage
  deskKey: string
  outcome: StaffOutcome | undefined
}

/** Reviews of all products; what is held comes first, oldest first. */
export function ReviewsScreen({ query, found, deskKey, outcome }: Props) {
  const { view, search } = query
  return (
    <StaffList
      title="Reviews"
      customer={undefined}
      views={staffViewTabs(reviewsPath, reviewViews, query)}
      view={view === 'held' ? undefined : view}
      search={search}
      placeholder="SKU, words or person"
      found={found}
      hrefOf={(page) => staffListHref(reviewsPath, { ...query, page })}
    >
      <OutcomeNotice outcome={outcome} shown={found.items.map(({ id }) => id)} />
      {found.items.length > 0 ? (
        <ul className="grid gap-4">
          {found.items.map((review) => (
            <ReviewCard key={`${review.id} ${review.version}`} review={review} deskKey={deskKey} outcome={outcome} />
          ))}
        </ul>
      ) : (
        <EmptyStaffList
          path={reviewsPath}
          views={reviewViews}
          query={query}
          row="review"
          searched="SKUs, titles, texts and people are searched."
        />
      )}
    </StaffList>
  )
}
