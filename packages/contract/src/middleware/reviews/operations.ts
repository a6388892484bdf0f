import { defineCall, type RateLimit } from '../kit.ts'
import { NewReview, Review, ReviewDecision, ReviewDecisionReply, Reviews, ReviewVote } from './models.ts'

const writing: RateLimit = { name: 'review', hits: 20, seconds: 3600 }
const voting: RateLimit = { name: 'review-vote', hits: 60, seconds: 600 }
const deciding: RateLimit = { name: 'review-decision', hits: 60, seconds: 600 }

const path = (name: string) => `/api/reviews/${name}` as const

export const reviewCalls = {
  getReviews: defineCall({
    id: 'Reviews.getReviews',
    verb: 'GET',
    path: path('getReviews'),
    summary: 'What customers say about a product, some at a time: sort is helpful, newest, highest or lowest.',
    isAddition: true,
    access: 'anyone',
    reads: 'guest replica',
    query: ['sku', 'page', 'sort'],
    reply: Reviews,
  }),
  saveReview: defineCall({
    id: 'Reviews.saveReview',
    verb: 'POST',
    path: path('saveReview'),
    summary: 'Writes a review, or the caller’s own again: one per person and product.',
    isAddition: true,
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
    isAddition: true,
    access: 'customer',
    query: ['sku'],
  }),
  vote: defineCall({
    id: 'Reviews.vote',
    verb: 'POST',
    path: path('vote'),
    summary: 'Says that a review was helpful, once per person, or takes that back.',
    isAddition: true,
    access: 'customer',
    limit: voting,
    body: ReviewVote,
    reply: Review,
  }),
  decide: defineCall({
    id: 'Reviews.decide',
    verb: 'POST',
    path: path('decide'),
    summary: 'Shows, publishes, removes or answers a review, through the link in the email to the shop.',
    isAddition: true,
    access: 'anyone',
    limit: deciding,
    body: ReviewDecision,
    reply: ReviewDecisionReply,
  }),
  getPhoto: defineCall({
    id: 'Reviews.getPhoto',
    verb: 'GET',
    path: path('photo'),
    summary: 'A photo of a review as a JPEG, small where small is given.',
    isAddition: true,
    access: 'anyone',
    reads: 'guest replica',
    query: ['id', 'small'],
    isFile: true,
  }),
}
