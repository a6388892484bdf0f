import type { Review } from '@tessera/client/shop/types.gen'
import { composeStaffEmail } from '../../../kit/email/compose-email.ts'
import type { Email } from '../../../kit/email/queue-email.ts'

interface ReviewNotice {
  review: Review
  /** Reason why the review is held; undefined if it is published. */
  because: string | undefined
  productName: string
  link: string
}

/** To staff, who decide about the review and may answer it. */
export const reviewEmail = (to: string, { review, because, productName, link }: ReviewNotice): Email =>
  composeStaffEmail(
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
