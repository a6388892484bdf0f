import { listOf, required, whole } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { amount, choice, count, day, many, maybeChoice, maybeOne, maybeWords, words, yes } from './fields.ts'
import { call, type Limit } from './kit.ts'

/** The reviewer's own statement of experience with the product; purchases are verified separately. */
export const reviewSources = ['bought', 'sample', 'job', 'store'] as const
export const reviewStates = ['published', 'held', 'removed'] as const
export const reviewSorts = ['helpful', 'newest', 'highest', 'lowest'] as const

const stars = () => required(whole({ min: 1, max: 5 }))

/** Shown in one row on the page. */
export const mostReviewPhotos = 3

const ReviewPhoto = model('ReviewPhoto', {
  id: words(36),
  /** At the uploaded size, up to 2,400 px; with `&small=1` 480. */
  url: words(200),
})

export const Review = model('Review', {
  id: words(36),
  sku: words(40),
  author: words(120),
  stars: stars(),
  title: maybeWords(100),
  text: maybeWords(3000),
  source: choice(reviewSources),
  /** Verified by the shop's orders: the product, its sample, or neither. */
  verified: choice(['bought', 'sample', 'no']),
  state: choice(reviewStates),
  writtenOn: day(),
  photos: many(ReviewPhoto),
  /** The shop's answer. */
  answer: maybeWords(2000),
  answeredOn: day(),
  helpful: count(),
  isMine: yes(),
  /** Whether the caller found it helpful. */
  isLiked: yes(),
})
const Reviews = model('Reviews', {
  sku: words(40),
  /** Published reviews only. */
  count: count(),
  average: amount(),
  /** Number of reviews with one to five stars. */
  spread: many(count()),
  page: count(),
  pages: count(),
  reviews: many(Review),
  /** The caller's own review, in any state. */
  mine: maybeOne(Review),
})
const NewReview = model('NewReview', {
  sku: words(40),
  stars: stars(),
  title: maybeWords(100),
  text: maybeWords(3000),
  source: choice(reviewSources),
  /** Replies of uploads, or IDs of photos to keep. Null leaves the photos unchanged. */
  photos: listOf(words(1000)),
})
const Vote = model('ReviewVote', { reviewId: words(36), isHelpful: yes() })
const Decision = model('ReviewDecision', {
  /** From the email about a review. */
  token: words(1000),
  /** Null only shows it. */
  decision: maybeChoice(['publish', 'remove', 'answer']),
  /** Shown under the review; empty removes it. */
  answer: maybeWords(2000),
})
const Decided = model('ReviewDecided', { review: maybeOne(Review), productName: words(200), because: words(300) })

const writing: Limit = { name: 'review', hits: 20, seconds: 3600 }
const voting: Limit = { name: 'review-vote', hits: 60, seconds: 600 }
const deciding: Limit = { name: 'review-decision', hits: 60, seconds: 600 }

const path = (name: string) => `/api/reviews/${name}` as const

/** Not in the specification: customer reviews. */
export const reviewCalls = {
  getReviews: call({
    id: 'Reviews.getReviews',
    verb: 'GET',
    path: path('getReviews'),
    summary: 'What customers say about a product, some at a time: sort is helpful, newest, highest or lowest.',
    access: 'anyone',
    query: ['sku', 'page', 'sort'],
    reply: Reviews,
  }),
  saveReview: call({
    id: 'Reviews.saveReview',
    verb: 'POST',
    path: path('saveReview'),
    summary: 'Writes a review, or the caller’s own again: one per person and product.',
    access: 'customer',
    limit: writing,
    body: NewReview,
    reply: Review,
  }),
  deleteReview: call({
    id: 'Reviews.deleteReview',
    verb: 'DELETE',
    path: path('deleteReview'),
    summary: 'Takes the caller’s own review back.',
    access: 'customer',
    query: ['sku'],
  }),
  vote: call({
    id: 'Reviews.vote',
    verb: 'POST',
    path: path('vote'),
    summary: 'Says that a review was helpful, once per person, or takes that back.',
    access: 'customer',
    limit: voting,
    body: Vote,
    reply: Review,
  }),
  decide: call({
    id: 'Reviews.decide',
    verb: 'POST',
    path: path('decide'),
    summary: 'By the link of the letter to the shop: shows a review, publishes it, removes it or answers it.',
    access: 'anyone',
    limit: deciding,
    body: Decision,
    reply: Decided,
  }),
  getPhoto: call({
    id: 'Reviews.getPhoto',
    verb: 'GET',
    path: path('photo'),
    summary: 'A photo of a review as a JPEG, small where small is given.',
    access: 'anyone',
    query: ['id', 'small'],
    isFile: true,
  }),
}
