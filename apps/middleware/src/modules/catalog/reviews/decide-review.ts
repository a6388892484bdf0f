import type { Review, ReviewDecisionReply } from '@tessera/client/shop/types.gen'
import type { reviewCalls } from '@tessera/contract/middleware/reviews/operations'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { optionalText } from '../../../kit/form-fields.ts'
import type { ShopCall } from '../../../kit/http/handle.ts'
import { getLinkSubject } from '../../../kit/link-token.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { ReviewNeeds } from './review-needs.ts'
import { selectReviews } from './select-reviews.ts'

/** The state that a decision leads to. */
export const decidedStates = { publish: 'published', remove: 'removed' } as const

/** The holder of the email's link may decide, and change the decision, but only about the version in the email. */
export async function decideReview(
  { database, catalog, linkSecret }: ReviewNeeds,
  { body, now }: ShopCall<typeof reviewCalls.decide>,
): Promise<ReviewDecisionReply> {
  const [id = '', version = '0'] = getLinkSubject(linkSecret, body.token, 'review', now).split(' ')
  const before = await findDecided(database, id, version)
  if (!before)
    return refuse('Form.LinkUsed', { message: 'This review was deleted or changed since this email was sent.' })
  if (body.decision === 'answer') await saveAnswer(database, id, optionalText('answer', body.answer))
  else if (body.decision) await saveDecision(database, id, Number(version), decidedStates[body.decision])
  const { because, ...review } = (await findDecided(database, id, version)) ?? before
  return { review, productName: catalog.find(review.sku)?.name ?? review.sku, because }
}

export const saveAnswer = (db: Queryable, id: string, text: string | null) =>
  db.rows(sql`
    update reviews set answer = ${text}, answered_at = case when ${text}::text is null then null else now() end,
      decisions = decisions + 1
    where id = ${id} and answer is distinct from ${text}`)

export const saveDecision = (db: Queryable, id: string, version: number, state: string) =>
  db.rows(sql`
    update reviews set state = ${state}, decisions = decisions + 1
    where id = ${id} and version = ${version} and state <> ${state}`)

async function findDecided(db: Queryable, id: string, version: string) {
  const found = await db.find<Review>(
    selectReviews(undefined, sql`where r.id = ${id} and r.version = ${Number(version)}`),
  )
  const why = await db.find<{ because: string | null }>(sql`
    select held_because as because from reviews where id = ${id}`)
  return found && { ...found, because: why?.because ?? '' }
}
