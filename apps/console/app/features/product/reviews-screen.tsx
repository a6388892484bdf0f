import type { Reviews } from '@tessera/client/shop/types.gen'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatCount } from '@tessera/ui/format'
import { Pagination } from '@tessera/ui/pagination'
import { Stars } from '@tessera/ui/stars'
import { formatDay } from '../../generic/format-days.ts'

/** The published reviews of a product. */
export function ReviewsScreen({ found: { count, average, reviews, page, pages } }: { found: Reviews }) {
  if (count === 0)
    return <EmptyState title="No reviews yet">Published reviews of this product will be listed here.</EmptyState>
  return (
    <div className="grid gap-4">
      <p>
        {average} of 5 stars · {formatCount(count)} published
      </p>
      <ul className="grid gap-4">
        {reviews.map((review) => (
          <li key={review.id} className="grid gap-1 border-b border-grout pb-3 wrap-anywhere">
            <p className="flex flex-wrap items-center gap-3">
              <Stars value={review.stars} />
              <b>{review.title}</b>
            </p>
            <p>{review.text}</p>
            <p className="text-xs text-stone">
              {[review.author, review.writtenOn && formatDay(review.writtenOn), review.verified !== 'no' && 'verified']
                .filter(Boolean)
                .join(' · ')}
            </p>
            {review.answer && <p className="border-l border-grout ps-3">Our answer: {review.answer}</p>}
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} hrefOf={(number) => `?page=${number}`} />
    </div>
  )
}
