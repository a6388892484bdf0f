import { findHoldReason } from '@tessera/domain/reviews/find-hold-reason'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { type HistoryClock, momentOf } from '../history/history-clock.ts'

const reviews = [
  {
    author: 'Curtis B.',
    stars: 4,
    title: 'Good tile, ask about the trim',
    text: 'Matches the floor we had. The bullnose came a week later. Call me at 404-555-0190 if you want to see it.',
    ago: 3,
  },
  {
    author: 'Lena H.',
    stars: 5,
    title: 'Our entry looks new',
    text: 'More pictures of the job are on www.lenas-entry.example, with the grout color we used.',
    ago: 1,
  },
] as const

/** Inserts cards from stores that wait for someone to read them. */
export async function writeHeldReviews(db: Queryable, when: HistoryClock): Promise<void> {
  for (const [index, { author, stars, title, text, ago }] of reviews.entries())
    await db.rows(sql`
      insert into reviews (sku, author, stars, title, text, source, verified, state, held_because, written_at)
      select sku, ${author}, ${stars}, ${title}, ${text}, 'store', 'no', 'held', ${findHoldReason(title, text)},
        ${momentOf(when.ago(ago), 16)}
      from (select l.sku, count(*) as times from sales_lines l where l.sqft > 0 and not l.is_sample group by 1
        order by times desc, l.sku offset ${index}::int limit 1) bought`)
}
