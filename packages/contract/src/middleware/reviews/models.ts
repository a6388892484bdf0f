import { embed, flag, listOf, oneOf, required, text, whole } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { count, day, requiredList, requiredMeasure, requiredOneOf, requiredText } from '../fields.ts'

/** The reviewer's own statement of experience with the product; purchases are verified separately. */
export const reviewSources = ['bought', 'sample', 'job', 'store'] as const
export const reviewStates = ['published', 'held', 'removed'] as const
export const reviewSorts = ['helpful', 'newest', 'highest', 'lowest'] as const

const starRating = () => required(whole({ min: 1, max: 5 }))

const ReviewPhoto = model('ReviewPhoto', {
  id: requiredText(36),
  /** At the uploaded size, up to 2,400 px; with `&small=1` 480. */
  url: requiredText(200),
})

/** Shared by the customers' and the staff's view of a review. */
export const reviewFields = {
  id: requiredText(36),
  sku: requiredText(40),
  author: requiredText(120),
  stars: starRating(),
  title: text(100),
  text: text(3000),
  source: requiredOneOf(reviewSources),
  /** Verified by the shop's orders: the product, its sample, or neither. */
  verified: requiredOneOf(['bought', 'sample', 'no']),
  state: requiredOneOf(reviewStates),
  writtenOn: day(),
  photos: requiredList(ReviewPhoto),
  /** The shop's answer. */
  answer: text(2000),
  answeredOn: day(),
  helpful: count(),
}
export const Review = model('Review', {
  ...reviewFields,
  isMine: flag(),
  /** Whether the caller found it helpful. */
  isLiked: flag(),
})
export const Reviews = model('Reviews', {
  sku: requiredText(40),
  /** Published reviews only. */
  count: count(),
  average: requiredMeasure(),
  /** Number of reviews with one to five stars. */
  spread: requiredList(count()),
  page: count(),
  pages: count(),
  reviews: requiredList(Review),
  /** The caller's own review, in any state. */
  mine: embed(Review),
})
export const NewReview = model('NewReview', {
  sku: requiredText(40),
  stars: starRating(),
  title: text(100),
  text: text(3000),
  source: requiredOneOf(reviewSources),
  /** Replies of uploads, or IDs of photos to keep. Null leaves the photos unchanged. */
  photos: listOf(requiredText(1000)),
})
export const ReviewVote = model('ReviewVote', { reviewId: requiredText(36), isHelpful: flag() })
export const ReviewDecision = model('ReviewDecision', {
  /** From the email about a review. */
  token: requiredText(1000),
  /** Null only shows it. */
  decision: oneOf(['publish', 'remove', 'answer']),
  /** Shown under the review; empty removes it. */
  answer: text(2000),
})
export const ReviewDecisionReply = model('ReviewDecisionReply', {
  review: embed(Review),
  productName: requiredText(200),
  because: requiredText(300),
})
