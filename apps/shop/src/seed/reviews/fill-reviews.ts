import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { FillWork } from '../fill-work.ts'
import { countText, showProgress } from '../show-progress.ts'
import { insertCastReviews } from './cast-reviews.ts'
import { insertVotes } from './insert-votes.ts'
import { type MadeReview, makeReviews } from './make-reviews.ts'
import type { ReviewedProduct } from './traits-of.ts'

const productsAtOnce = 1000

/** Inserts demo reviews and their helpful votes in batches of products. */
export async function fillReviews({ shop, filling }: FillWork): Promise<void> {
  const progress = showProgress('Reviews', 5000)
  const { startedAt } = filling
  // an earlier version may have been cut off
  await filling.step(shop, 'cleared', (db) => db.rows(sql`delete from reviews where person_id is null`))
  await filling.step(shop, 'of the cast', insertCastReviews)
  const products = await readProducts(shop)
  let done = 0
  for (let first = 0; first < products.length; first += productsAtOnce) {
    const some = products.slice(first, first + productsAtOnce)
    const made = some.flatMap((product) => makeReviews(product, startedAt.toISOString().slice(0, 10)))
    await filling.step(shop, `from product ${first + 1}`, async (db) => {
      await insertReviews(db, made, startedAt)
      await insertVotes(
        db,
        some.map(({ sku }) => sku),
      )
    })
    done += made.length
    progress.at(done)
  }
  progress.end(countText(done))
}

const insertReviews = (db: Queryable, made: readonly MadeReview[], now: Date): Promise<unknown> =>
  db.rows(sql`
    insert into reviews (sku, author, stars, title, text, source, verified, state, written_at, answer, answered_at)
    select sku, author, stars, title, text, source, verified, 'published', ${now}::timestamptz - age * interval '1 day',
      answer, case when answer is not null then ${now}::timestamptz - (age - 2) * interval '1 day' end
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
      as r(sku text, author text, stars int, title text, text text, source text, verified text, age int, answer text)`)

/** Reads the products directly from the database, as they were written. */
const readProducts = (db: Queryable): Promise<ReviewedProduct[]> =>
  db.rows(sql`
    select id as sku, name, xp ->> 'kind' as kind, (xp ->> 'rank')::int as rank, xp ->> 'introduced' as introduced,
      xp -> 'attributes' as attributes
    from platform.products where xp ->> 'kind' not in ('sample', 'service') order by id`)
