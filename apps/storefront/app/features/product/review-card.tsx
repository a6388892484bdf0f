import type { Review } from '@tessera/client/shop/types.gen'
import { returnUrlParameter } from '@tessera/contract/shop/constants'
import { Badge } from '@tessera/ui/badge'
import { Button } from '@tessera/ui/button'
import { formatLongDay } from '@tessera/ui/format'
import { Stars } from '@tessera/ui/stars'
import { Form } from 'react-router'

const knownFrom: Record<Review['source'], string> = {
  bought: 'Purchased elsewhere or as a guest',
  sample: 'Ordered a sample',
  job: 'Installer',
  store: 'Saw it in store',
}

interface ReviewCardProps {
  review: Review
  path: string
  /** The URL of this page of reviews, to return to. */
  here: string
}

export function ReviewCard({ review, path, here }: ReviewCardProps) {
  const { stars, title, text, author, writtenOn, verified, source } = review
  return (
    <li className="grid justify-items-start gap-2 border-b border-grout py-5">
      <Stars value={stars} />
      {title && <h3 className="font-sans text-base font-bold">{title}</h3>}
      {text && <p className="max-w-text whitespace-pre-line">{text}</p>}
      <Photos review={review} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-stone">
        <span>
          {author}
          {writtenOn && `, ${formatLongDay(writtenOn)}`}
        </span>
        {verified === 'no' ? (
          <span>{knownFrom[source]}</span>
        ) : (
          <Badge kind="success">{verified === 'bought' ? 'Verified purchase' : 'Verified sample'}</Badge>
        )}
      </p>
      {review.isMine ? (
        <p className="text-sm text-stone">Your review</p>
      ) : (
        <Vote review={review} path={path} here={here} />
      )}
      {review.answer && (
        <div className="ms-4 max-w-text border-s-2 border-grout ps-4">
          <p className="text-sm font-bold">
            Response from Tessera{review.answeredOn && `, ${formatLongDay(review.answeredOn)}`}
          </p>
          <p className="whitespace-pre-line">{review.answer}</p>
        </div>
      )}
    </li>
  )
}

/** Square thumbnails that link to the full pictures. */
const Photos = ({ review: { photos, author } }: { review: Review }) =>
  photos.length > 0 && (
    <ul className="my-1 flex flex-wrap gap-2">
      {photos.map(({ id, url }, at) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            <img
              src={`${url}&small=1`}
              alt={`By ${author}, ${at + 1} of ${photos.length}`}
              width={144}
              height={144}
              loading="lazy"
              className="size-28 object-cover tablet:size-36"
            />
          </a>
        </li>
      ))}
    </ul>
  )

/** Guests sign in first and return here. */
function Vote({ review: { id, author, helpful, isLiked }, path, here }: ReviewCardProps) {
  return (
    <Form method="post" action={`${path}/review`} preventScrollReset>
      <input type="hidden" name="intent" value="vote" />
      <input type="hidden" name={returnUrlParameter} value={here} />
      <input type="hidden" name="reviewId" value={id} />
      <input type="hidden" name="isHelpful" value={isLiked ? '' : 'yes'} />
      <Button type="submit" size="Small" kind="quiet" aria-pressed={isLiked} className="-ms-3">
        Helpful{helpful > 0 && ` (${helpful})`}
        <span className="sr-only">, review by {author}</span>
      </Button>
    </Form>
  )
}
