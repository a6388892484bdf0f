import { reviewCalls } from '@tessera/contract/middleware/reviews/operations'
import { type Sql, sql } from '@tessera/server/sql'
import type { Customer } from '../../../kit/visitor.ts'

/** Authors appear with first name and last initial, deleted customers without a name. */
const author = sql`
  coalesce(r.author, case when p.status = 'deleted' then 'A former customer'
    else p.first_name || ' ' || left(p.last_name, 1) || '.' end)`

const photoPath = `${reviewCalls.getPhoto.path}?id=`

/** The columns that customers and staff share; `r` is the review, `p` its author. */
export const reviewColumns = sql`r.id, r.sku, ${author} as author, r.stars, r.title, r.text, r.source, r.verified, r.state,
    to_char(r.written_at at time zone 'UTC', 'YYYY-MM-DD') as "writtenOn", r.helpful, r.answer,
    to_char(r.answered_at at time zone 'UTC', 'YYYY-MM-DD') as "answeredOn",
    (select coalesce(json_agg(json_build_object('id', f.id, 'url', ${photoPath}::text || f.id) order by f.position), '[]')
      from review_photos f where f.review_id = r.id) as photos`

/** Selects reviews as this caller sees them; `rest` may refer to `r`. */
export const selectReviews = (customer: Pick<Customer, 'personID'> | undefined, rest: Sql): Sql => sql`
  select ${reviewColumns},
    coalesce(r.person_id = ${customer?.personID ?? null}::uuid, false) as "isMine",
    exists (select from review_votes v where v.review_id = r.id and v.person_id = ${customer?.personID ?? null}::uuid)
      as "isLiked"
  from reviews r left join people p on p.id = r.person_id
  ${rest}`
