import type { Review } from '@tessera/client/shop/types.gen'
import type { Letter } from '../queue-mail.ts'
import { noteTo } from './letter-to.ts'

interface Held {
  review: Review
  because: string
  productName: string
  link: string
}

/** To our own people, who read it and decide. */
export const heldReview = (to: string, { review, because, productName, link }: Held): Letter =>
  noteTo(
    { template: 'review-held', to, subject: `A review of ${productName} waits to be read` },
    {
      Product: `${productName} (${review.sku})`,
      Author: review.author,
      Stars: String(review.stars),
      Title: review.title,
      Why: because,
    },
    [review.text ?? '', 'Publish it or remove it here:', link].filter(Boolean).join('\n\n'),
  )
