import { embed, flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { count, requiredCount, requiredList, requiredOneOf, requiredText } from '../fields.ts'
import { pageOf } from '../lists/models.ts'
import { reviewFields, reviewStates } from '../reviews/models.ts'

/** Lists of reviews; each is a link. */
export const staffReviewViews = ['held', 'published', 'removed', 'all'] as const

/** An order of the reviewer's account with the product or its sample. */
const ReviewPurchase = model('ReviewPurchase', {
  number: requiredText(40),
  placedOn: requiredText(10),
  boxes: count(),
  isSample: flag(),
})
const StaffReview = model('StaffReview', {
  ...reviewFields,
  productName: requiredText(200),
  /** Goes up when the customer changes the review; a decision names the one that was read. */
  version: count(),
  /** Why it waits for a decision. */
  because: text(300),
  /** Null for a card that was filled out in a store. */
  customer: text(200),
  customerNumber: text(40),
  /** The newest three. */
  purchases: requiredList(ReviewPurchase),
})
export const StaffReviewPage = pageOf('StaffReviewPage', StaffReview)

export const StaffReviewDecision = model('StaffReviewDecision', {
  reviewId: requiredText(36),
  /** Of the review as it was read; another change or decision since then is a conflict. */
  version: requiredCount(),
  decision: requiredOneOf(['publish', 'remove', 'answer', 'hold'] as const),
  /** Shown under the review; empty removes it. */
  answer: text(2000),
  /** With a removal: an email to the author says why. Without words no one is told. */
  message: text(1000),
})
export const DecidedReview = model('DecidedReview', {
  version: count(),
  /** The state and answer before; null if nothing was changed. */
  replaced: embed(model('ReviewBefore', { state: requiredOneOf(reviewStates), answer: text(2000) })),
})
