import { reviewCalls } from '@tessera/contract/middleware/reviews/operations'
import { queryValue } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { type CatalogProduct, isSold } from '../feed/catalog-product.ts'
import { decideReview } from './decide-review.ts'
import { listReviews } from './list-reviews.ts'
import type { ReviewNeeds } from './review-needs.ts'
import { answerReviewPhoto } from './review-photos.ts'
import { saveReview } from './save-review.ts'
import { voteFor } from './vote.ts'

export const reviewHandlers = (needs: ReviewNeeds) => {
  const { database, catalog } = needs
  const get = (name: string): CatalogProduct => {
    const product = catalog.find(name) ?? catalog.findBySlug(name)
    return product && isSold(product) ? product : refuse('NotFound', { message: 'We don’t carry this product.' })
  }
  return {
    ...handle(reviewCalls.getReviews, async (call) => {
      const { sku } = get(queryValue(call, 'sku') ?? '')
      const reviewQuery = { sku, page: queryValue(call, 'page'), sort: queryValue(call, 'sort') }
      return listReviews(call.db, call.actor.customer, reviewQuery)
    }),
    ...handle(reviewCalls.saveReview, async (call) => saveReview(needs, get(call.body.sku), call)),
    ...handle(reviewCalls.deleteReview, async (call) => {
      const { personID } = customerOf(call)
      const sku = queryValue(call, 'sku') ?? ''
      await database.rows(sql`delete from reviews where sku = ${sku} and person_id = ${personID}`)
      return undefined
    }),
    ...handle(reviewCalls.vote, (call) => voteFor(database, customerOf(call), call.body.reviewId, call.body.isHelpful)),
    ...handle(reviewCalls.getPhoto, (call) =>
      answerReviewPhoto(call.db, queryValue(call, 'id') ?? '', queryValue(call, 'small') !== undefined),
    ),
    ...handle(reviewCalls.decide, (call) => decideReview(needs, call)),
  }
}
