import type { Review } from '@tessera/client/shop/types.gen'
import { button, quote } from '@tessera/domain/email/email-content'
import { composeStaffEmail } from '../../../kit/email/compose-email.ts'
import type { Email } from '../../../kit/email/queue-email.ts'

interface ReviewNotice {
  review: Review
  /** Reason why the review is held; undefined if it is published. */
  because: string | undefined
  productName: string
  link: string
  shopUrl: string
}

/** To staff, who decide about the review and may answer it. */
export const reviewEmail = (to: string, { review, because, productName, link, shopUrl }: ReviewNotice): Email =>
  composeStaffEmail(
    because
      ? { template: 'review-held', to, subject: `A review of ${productName} needs approval`, shopUrl }
      : { template: 'review-written', to, subject: `A review of ${productName} with ${starsOf(review)}`, shopUrl },
    {
      Product: `${productName} (${review.sku})`,
      Author: review.author,
      Stars: String(review.stars),
      Title: review.title,
      Photos: review.photos.length > 0 ? String(review.photos.length) : null,
      Why: because ?? null,
    },
    [
      review.text ? quote(review.text) : null,
      button(because ? 'Publish or remove it' : 'Reply to it or remove it', link),
    ],
  )

const starsOf = ({ stars }: Review): string => (stars === 1 ? '1 star' : `${stars} stars`)
