import type { Reviews as ReviewPage } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { formatCount, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Pagination } from '@tessera/ui/pagination'
import { Stars } from '@tessera/ui/stars'
import { ReviewCard } from './review-card.tsx'
import { reviewSort, reviewSorts, reviewsHref } from './reviews-href.ts'

interface ReviewsProps {
  reviews: ReviewPage | null
  path: string
  search: string
}

/** Customer reviews. A failure shows in this section only. */
export function Reviews({ reviews, path, search }: ReviewsProps) {
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="scroll-mt-32">
      <h2 id="reviews-title" className="text-2xl">
        Reviews
      </h2>
      {reviews ? (
        <ReviewList reviews={reviews} path={path} search={search} />
      ) : (
        <p className="mt-3 text-stone">We can’t show reviews right now. Please check back later.</p>
      )}
    </section>
  )
}

function ReviewList({ reviews, path, search }: ReviewsProps & { reviews: ReviewPage }) {
  const { count, mine, page, pages } = reviews
  return (
    <div className="mt-6 grid gap-x-12 gap-y-8 desktop:grid-cols-12">
      <div className="grid content-start gap-5 desktop:col-span-4">
        {count > 0 ? <RatingSummary reviews={reviews} /> : <NoReviews />}
        <div>
          <LinkButton href={`${path}/review`} rel="nofollow">
            {mine ? 'Edit your review' : 'Write a review'}
          </LinkButton>
        </div>
        {mine && mine.state !== 'published' && <OwnReviewState state={mine.state} />}
      </div>
      {count > 0 && (
        <div className="grid content-start gap-5 desktop:col-span-8">
          {count > 1 && <SortLinks path={path} search={search} />}
          <ul className="border-t border-grout">
            {reviews.reviews.map((review) => (
              <ReviewCard key={review.id} review={review} path={path} here={reviewsHref(path, search, {})} />
            ))}
          </ul>
          <Pagination
            label="Pages of reviews"
            page={page}
            pages={pages}
            hrefOf={(to) => reviewsHref(path, search, { reviews: to === 1 ? '' : String(to) })}
          />
        </div>
      )}
    </div>
  )
}

function RatingSummary({ reviews: { average, count, spread } }: { reviews: ReviewPage }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-display text-5xl">{average.toFixed(1)}</span>
        <span className="grid gap-1">
          <Stars value={average} className="h-5" />
          <span className="text-sm text-stone">{formatUnits(count, 'review')}</span>
        </span>
      </p>
      <table className="w-full max-w-80 text-sm">
        <caption className="sr-only">Rating breakdown</caption>
        <tbody>
          {[5, 4, 3, 2, 1].map((stars) => (
            <tr key={stars}>
              <th scope="row" className="w-16 py-0.5 text-start font-normal whitespace-nowrap">
                {formatUnits(stars, 'star')}
              </th>
              <td aria-hidden="true">
                <svg className="h-2 w-full border border-grout" aria-hidden="true">
                  <rect height="100%" width={`${((spread[stars - 1] ?? 0) / count) * 100}%`} className="fill-clay" />
                </svg>
              </td>
              <td className="tabular w-10 text-end">{formatCount(spread[stars - 1] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const NoReviews = () => (
  <p>
    No reviews yet. <Link href="/contact">Ask a question</Link> or be the first to write one.
  </p>
)

const OwnReviewState = ({ state }: { state: string }) => (
  <Notice>
    {state === 'held'
      ? 'Thanks! We’ll post your review after we check it.'
      : 'Your review was removed. You can edit it and submit it again.'}
  </Notice>
)

function SortLinks({ path, search }: { path: string; search: string }) {
  const chosen = reviewSort(search)
  return (
    <nav aria-label="Sort reviews" className="flex flex-wrap gap-x-5 text-sm">
      {reviewSorts.map(({ value, label }) => (
        <Link
          key={value}
          href={reviewsHref(path, search, { reviewsBy: value === 'helpful' ? '' : value, reviews: '' })}
          rel="nofollow"
          aria-current={value === chosen ? 'true' : undefined}
          className="inline-flex min-h-11 items-center no-underline hover:underline aria-[current]:font-bold"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
