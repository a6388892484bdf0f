import { embed, flag, listOf, oneOf, required, text, whole } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { count, day, requiredList, requiredMeasure, requiredOneOf, requiredText } from './fields.ts'
import { defineCall, type RateLimit } from './kit.ts'

/** The reviewer's own statement of experience with the product; purchases are verified separately. */
export const reviewSources = ['bought', 'sample', 'job', 'store'] as const
export const reviewStates = ['published', 'held', 'removed'] as const
export const reviewSorts = ['helpful', 'newest', 'highest', 'lowest'] as const

const starRating = () => required(whole({ min: 1, max: 5 }))

/** Shown in one row on the page. */
export const maxReviewPhotos = 3

const ReviewPhoto = model('ReviewPhoto', {
  id: requiredText(36),
  /** At the uploaded size, up to 2,400 px; with `&small=1` 480. */
  url: requiredText(200),
})

export const Review = model('Review', {
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
  isMine: flag(),
  /** Whether the caller found it helpful. */
  isLiked: flag(),
})
const Reviews = model('Reviews', {
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
const NewReview = model('NewReview', {
  sku: requiredText(40),
  stars: starRating(),
  title: text(100),
  text: text(3000),
  source: requiredOneOf(reviewSources),
  /** Replies of uploads, or IDs of photos to keep. Null leaves the photos unchanged. */
  photos: listOf(requiredText(1000)),
})
const Vote = model('ReviewVote', { reviewId: requiredText(36), isHelpful: flag() })
const Decision = model('ReviewDecision', {
  /** From the email about a review. */
  token: requiredText(1000),
  /** Null only shows it. */
  decision: oneOf(['publish', 'remove', 'answer']),
  /** Shown under the review; empty removes it. */
  answer: text(2000),
})
const Decided = model('ReviewDecided', {
  review: embed(Review),
  productName: requiredText(200),
  because: requiredText(300),
})

const writing: RateLimit = { name: 'review', hits: 20, seconds: 3600 }
const voting: RateLimit = { name: 'review-vote', hits: 60, seconds: 600 }
const deciding: RateLimit = { name: 'review-decision', hits: 60, seconds: 600 }

const path = (name: string) => `/api/reviews/${name}` as const

/** Not in the specification: customer reviews. */
export const reviewCalls = {
  getReviews: defineCall({
    id: 'Reviews.getReviews',
    verb: 'GET',
    path: path('getReviews'),
    summary: 'What customers say about a product, some at a time: sort is helpful, newest, highest or lowest.',
    access: 'anyone',
    query: ['sku', 'page', 'sort'],
    reply: Reviews,
  }),
  saveReview: defineCall({
    id: 'Reviews.saveReview',
    verb: 'POST',
    path: path('saveReview'),
    summary: 'Writes a review, or the caller’s own again: one per person and product.',
    access: 'customer',
    limit: writing,
    body: NewReview,
    reply: Review,
  }),
  deleteReview: defineCall({
    id: 'Reviews.deleteReview',
    verb: 'DELETE',
    path: path('deleteReview'),
    summary: 'Takes the caller’s own review back.',
    access: 'customer',
    query: ['sku'],
  }),
  vote: defineCall({
    id: 'Reviews.vote',
    verb: 'POST',
    path: path('vote'),
    summary: 'Says that a review was helpful, once per person, or takes that back.',
    access: 'customer',
    limit: voting,
    body: Vote,
    reply: Review,
  }),
  decide: defineCall({
    id: 'Reviews.decide',
    verb: 'POST',
    path: path('decide'),
    summary: 'By the link of the letter to the shop: shows a review, publishes it, removes it or answers it.',
    access: 'anyone',
    limit: deciding,
    body: Decision,
    reply: Decided,
  }),
  getPhoto: defineCall({
    id: 'Reviews.getPhoto',
    verb: 'GET',
    path: path('photo'),
    summary: 'A photo of a review as a JPEG, small where small is given.',
    access: 'anyone',
    query: ['id', 'small'],
    isFile: true,
  }),
}
