import type { Review, Reviews } from '@tessera/client/shop/types.gen'
import { reviewSorts } from '@tessera/contract/middleware/reviews/models'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { Customer } from '../../../kit/visitor.ts'
import { selectReviews } from './select-reviews.ts'

const pageSize = 6
const maxPages = 200

type Sort = (typeof reviewSorts)[number]

const orders: Record<Sort, Sql> = {
  helpful: sql`r.helpful desc, r.verified = 'no', r.written_at desc, r.id`,
  newest: sql`r.written_at desc, r.id`,
  highest: sql`r.stars desc, r.helpful desc, r.written_at desc, r.id`,
  lowest: sql`r.stars, r.helpful desc, r.written_at desc, r.id`,
}

interface ReviewQuery {
  sku: string
  page: string | undefined
  sort: string | undefined
}

interface FoundReviews {
  spread: number[]
  reviews: Review[]
  mine: Review | null
}

/** Invalid pages and sorts fall back to the defaults, because people edit addresses by hand. */
export async function listReviews(db: Queryable, customer: Customer | undefined, query: ReviewQuery): Promise<Reviews> {
  const { sku } = query
  const sort = reviewSorts.find((one) => one === query.sort) ?? 'helpful'
  const page = Math.min(Math.max(Number.parseInt(query.page ?? '', 10) || 1, 1), maxPages)
  const shown = selectReviews(
    customer,
    sql`where r.sku = ${sku} and r.state = 'published' order by ${orders[sort]}
      limit ${pageSize} offset ${(page - 1) * pageSize}`,
  )
  const own = customer ? sql`(select to_json(own) from (${selectOwnReview(customer, sku)}) own)` : sql`null`
  // one statement: each costs a product page as much as five of its elements
  const found = await db.find<FoundReviews>(sql`
    select array[${countStars(1)}, ${countStars(2)}, ${countStars(3)}, ${countStars(4)}, ${countStars(5)}] as spread,
      (select coalesce(json_agg(shown), '[]') from (${shown}) shown) as reviews,
      ${own} as mine
    from reviews where sku = ${sku} and state = 'published'`)
  const { spread = [], reviews = [], mine = null } = found ?? {}
  const count = spread.reduce((sum, one) => sum + one, 0)
  const stars = spread.reduce((sum, one, at) => sum + one * (at + 1), 0)
  return {
    sku,
    count,
    average: count === 0 ? 0 : Math.round((stars / count) * 10) / 10,
    spread,
    page,
    pages: Math.ceil(count / pageSize),
    reviews,
    mine,
  }
}

const countStars = (stars: number): Sql => sql`(count(*) filter (where stars = ${stars}))::int`

const selectOwnReview = (customer: Customer, sku: string): Sql =>
  selectReviews(customer, sql`where r.sku = ${sku} and r.person_id = ${customer.personID}`)

export const findOwnReview = (db: Queryable, customer: Customer, sku: string): Promise<Review | undefined> =>
  db.find(selectOwnReview(customer, sku))
