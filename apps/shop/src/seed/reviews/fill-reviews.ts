import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { ofTheCast } from './cast-reviews.ts'
import { makeReviews } from './make-reviews.ts'
import type { Reviewed } from './traits-of.ts'

/** What customers of the demo say; written anew whenever it was cut off. */
export async function fillReviews(shop: Queryable, now: Date): Promise<void> {
  const products = await readProducts(shop)
  const made = products.flatMap((product) => makeReviews(product, now.toISOString().slice(0, 10)))
  await shop.rows(sql`delete from reviews where person_id is null`)
  await shop.rows(sql`
    insert into reviews (sku, author, stars, title, text, source, verified, state, written_at, answer, answered_at)
    select sku, author, stars, title, text, source, verified, 'published', ${now}::timestamptz - age * interval '1 day',
      answer, case when answer is not null then ${now}::timestamptz - (age - 2) * interval '1 day' end
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
      as r(sku text, author text, stars int, title text, text text, source text, verified text, age int, answer text)`)
  await ofTheCast(shop)
}

/** Past the platform's API, as they were put there. */
const readProducts = (db: Queryable): Promise<Reviewed[]> =>
  db.rows(sql`
    select id as sku, name, xp ->> 'kind' as kind, (xp ->> 'rank')::int as rank, xp ->> 'introduced' as introduced,
      xp -> 'attributes' as attributes
    from platform.products where xp ->> 'kind' not in ('sample', 'service') order by id`)
