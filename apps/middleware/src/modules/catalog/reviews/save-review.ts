import type { Review } from '@tessera/client/shop/types.gen'
import type { reviewCalls } from '@tessera/contract/middleware/reviews'
import { whyHold } from '@tessera/domain/reviews/why-hold'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueMail } from '../../../kit/email/queue-email.ts'
import { maybeLine, maybeText } from '../../../kit/form-fields.ts'
import { gather } from '../../../kit/gather.ts'
import { customerOf } from '../../../kit/get-customer.ts'
import type { ShopCall } from '../../../kit/http/handle.ts'
import { linkToken } from '../../../kit/link-token.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { getCentralEmail } from '../../site/forms/choices.ts'
import type { Article } from '../feed/article.ts'
import { reviewLetter } from './emails.ts'
import { findPurchase } from './find-purchase.ts'
import { findMine } from './list-reviews.ts'
import type { ReviewNeeds } from './review-needs.ts'
import { keepPhotos, readPhotos, whyLook } from './review-photos.ts'

interface Kept {
  id: string
  version: number
}

/**
 * Writing again updates the same review: votes stay, the shop's answer is deleted, and a review that was removed before
 * is held again. The shop is notified of every change.
 */
export async function saveReview(
  needs: ReviewNeeds,
  article: Article,
  call: ShopCall<typeof reviewCalls.saveReview>,
): Promise<Review> {
  const customer = customerOf(call)
  const { title, text } = gather({
    title: () => maybeLine('title', call.body.title),
    text: () => maybeText('text', call.body.text),
  })
  const { stars, source } = call.body
  const { sku } = article
  const verified = await findPurchase(needs.database, customer, article)
  const photos = await readPhotos(needs, call.body.photos, call.now)
  return needs.database.transaction(async (db) => {
    const because = whyHold(title, text) ?? (await wasRemoved(db, customer.personID, sku)) ?? whyLook(photos)
    const [kept] = await db.rows<Kept>(sql`
      insert into reviews as old (sku, person_id, stars, title, text, source, verified, state, held_because)
      values (${sku}, ${customer.personID}, ${stars}, ${title}, ${text}, ${source}, ${verified},
        ${because ? 'held' : 'published'}, ${because ?? null})
      on conflict (sku, person_id) where person_id is not null do update set stars = excluded.stars,
        title = excluded.title, text = excluded.text, source = excluded.source, verified = excluded.verified,
        state = excluded.state, held_because = excluded.held_because, version = old.version + 1, written_at = now(),
        answer = null, answered_at = null
      returning id, version`)
    if (kept && photos) await keepPhotos(db, kept.id, photos)
    const mine = await findMine(db, customer, sku)
    if (!kept || !mine) return refuse('NotFound')
    await tellShop(needs, db, { kept, mine, because, name: article.name, now: call.now })
    return mine
  })
}

const wasRemoved = async (db: Queryable, personID: string, sku: string): Promise<string | undefined> =>
  (await db.find(sql`select from reviews where sku = ${sku} and person_id = ${personID} and state = 'removed'`))
    ? 'It was removed before.'
    : undefined

interface Held {
  kept: Kept
  mine: Review
  because: string | undefined
  name: string
  now: Date
}

async function tellShop({ publicUrl, linkSecret }: ReviewNeeds, db: Queryable, held: Held): Promise<void> {
  const { kept, mine, because, name, now } = held
  const token = linkToken(linkSecret, 'review', `${kept.id} ${kept.version}`, now)
  const link = `${publicUrl}/review-decision?token=${token}`
  await queueMail(db, reviewLetter(await getCentralEmail(db), { review: mine, because, productName: name, link }))
}
