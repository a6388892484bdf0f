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

/** Invalid pages and sorts fall back to the defaults, because people edit addresses by hand. */
export async function listReviews(db: Queryable, customer: Customer | undefined, query: ReviewQuery): Promise<Reviews> {
  const { sku } = query
  const sort = reviewSorts.find((one) => one === query.sort) ?? 'helpful'
  const page = Math.min(Math.max(Number.parseInt(query.page ?? '', 10) || 1, 1), maxPages)
  const [spread, reviews, mine] = await Promise.all([
    countStars(db, sku),
    db.rows<Review>(
      selectReviews(
        customer,
        sql`where r.sku = ${sku} and r.state = 'published' order by ${orders[sort]}
          limit ${pageSize} offset ${(page - 1) * pageSize}`,
      ),
    ),
    customer ? findOwnReview(db, customer, sku) : undefined,
  ])
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
    mine: mine ?? null,
  }
}

async function countStars(db: Queryable, sku: string): Promise<number[]> {
  const rows = await db.rows<{ stars: number; count: number }>(sql`
    select stars, count(*)::int as count from reviews where sku = ${sku} and state = 'published' group by stars`)
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0)
}

export const findOwnReview = (db: Queryable, customer: Customer, sku: string): Promise<Review | undefined> =>
  db.find(selectReviews(customer, sql`where r.sku = ${sku} and r.person_id = ${customer.personID}`))
