import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { netPro, retail, smallPro } from '../history/cast.ts'

const castReviews = [
  {
    email: retail.people[0]?.email,
    stars: 5,
    title: 'Looks better every week',
    text: 'Took the sample home twice before I dared. In the morning light it is warmer than in the store.',
    source: 'bought',
  },
  {
    email: smallPro.people[0]?.email,
    stars: 4,
    title: 'Sets well, check the caliber',
    text: 'Good edges and it cuts without drama. One of nine boxes was another caliber; the counter swapped it the same day.',
    source: 'job',
  },
  {
    email: netPro.people[1]?.email,
    stars: 3,
    title: 'Fine for rentals',
    text: 'We put it into three units. Tenants like it, my back does not. The boxes are heavy for their size.',
    source: 'job',
  },
] as const

/** Each reviews the product that their account bought most of, so that the order history matches the review. */
export async function insertCastReviews(shop: Queryable): Promise<void> {
  for (const { email, stars, title, text, source } of castReviews)
    await shop.rows(sql`
      with bought as (
        select p.id as person_id, l.sku, sum(l.boxes) as boxes
        from people p
        join sales_documents d on d.account_id = p.account_id and d.status in ('open', 'completed') and d.order_type = 'standard'
        join sales_lines l on l.document_id = d.id and l.sqft > 0 and not l.is_sample
        where p.email = ${email}
        group by p.id, l.sku order by boxes desc, l.sku limit 1
      )
      insert into reviews (sku, person_id, stars, title, text, source, verified, state, written_at)
      select sku, person_id, ${stars}, ${title}, ${text}, ${source}, 'bought', 'published', now() - interval '12 days'
      from bought on conflict do nothing`)
}
