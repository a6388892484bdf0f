import type { Review } from '@tessera/client/shop/types.gen'
import { noteTo } from '../../../kit/email/email-to.ts'
import type { Letter } from '../../../kit/email/queue-email.ts'

interface Written {
  review: Review
  /** Reason why the review is held; undefined if it is published. */
  because: string | undefined
  productName: string
  link: string
}

/** To staff, who decide about the review and may answer it. */
export const reviewLetter = (to: string, { review, because, productName, link }: Written): Letter =>
  noteTo(
    because
      ? { template: 'review-held', to, subject: `A review of ${productName} needs approval` }
      : { template: 'review-written', to, subject: `A review of ${productName} with ${starsOf(review)}` },
    {
      Product: `${productName} (${review.sku})`,
      Author: review.author,
      Stars: String(review.stars),
      Title: review.title,
      Photos: review.photos.length > 0 ? String(review.photos.length) : null,
      Why: because ?? null,
    },
    [review.text ?? '', because ? 'Publish or remove it here:' : 'Reply to it or remove it here:', link]
      .filter(Boolean)
      .join('\n\n'),
  )

const starsOf = ({ stars }: Review): string => (stars === 1 ? '1 star' : `${stars} stars`)
