import type { Review } from '@tessera/client/shop/types.gen'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { isUuid } from '../../../kit/is-uuid.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { selectReviews } from './select-reviews.ts'

/** Counts once per person, however often it is sent. Authors cannot vote for their own review. */
export async function voteFor(db: Database, customer: Customer, id: string, isHelpful: boolean): Promise<Review> {
  const ofOne = selectReviews(customer, sql`where r.id = ${id} and r.state = 'published'`)
  const review = isUuid(id) ? await db.find<Review>(ofOne) : undefined
  if (!review) return refuse('NotFound')
  if (review.isMine) return refuse('Review.Own')
  if (isHelpful)
    await db.rows(sql`
      insert into review_votes (review_id, person_id) values (${id}, ${customer.personID}) on conflict do nothing`)
  else await db.rows(sql`delete from review_votes where review_id = ${id} and person_id = ${customer.personID}`)
  return (await db.find<Review>(ofOne)) ?? review
}
