import type { Review } from '@tessera/client/shop/types.gen'
import type { reviewCalls } from '@tessera/contract/middleware/reviews/operations'
import { findHoldReason } from '@tessera/domain/reviews/find-hold-reason'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { checkFields } from '../../../kit/check-fields.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { optionalLine, optionalText } from '../../../kit/form-fields.ts'
import type { ShopCall } from '../../../kit/http/handle.ts'
import { linkToken } from '../../../kit/link-token.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { getSupportEmail } from '../../site/forms/contact-topics.ts'
import type { CatalogProduct } from '../feed/catalog-product.ts'
import { reviewEmail } from './emails.ts'
import { findPurchase } from './find-purchase.ts'
import { findOwnReview } from './list-reviews.ts'
import type { ReviewNeeds } from './review-needs.ts'
import { photoHoldReason, readPhotos, savePhotos } from './review-photos.ts'

interface SavedReview {
  id: string
  version: number
}

/**
 * Writing again updates the same review: votes stay, the shop's answer is deleted, and a review that was removed before
 * is held again. The shop is notified of every change.
 */
export async function saveReview(
  needs: ReviewNeeds,
  product: CatalogProduct,
  call: ShopCall<typeof reviewCalls.saveReview>,
): Promise<Review> {
  const customer = customerOf(call)
  const { title, text } = checkFields({
    title: () => optionalLine('title', call.body.title),
    text: () => optionalText('text', call.body.text),
  })
  const { stars, source } = call.body
  const { sku } = product
  const verified = await findPurchase(needs.database, customer, product)
  const photos = await readPhotos(needs, call.body.photos, call.now)
  return needs.database.transaction(async (db) => {
    const because =
      findHoldReason(title, text) ?? (await wasRemoved(db, customer.personID, sku)) ?? photoHoldReason(photos)
    const [saved] = await db.rows<SavedReview>(sql`
      insert into reviews as old (sku, person_id, stars, title, text, source, verified, state, held_because)
      values (${sku}, ${customer.personID}, ${stars}, ${title}, ${text}, ${source}, ${verified},
        ${because ? 'held' : 'published'}, ${because ?? null})
      on conflict (sku, person_id) where person_id is not null do update set stars = excluded.stars,
        title = excluded.title, text = excluded.text, source = excluded.source, verified = excluded.verified,
        state = excluded.state, held_because = excluded.held_because, version = old.version + 1, written_at = now(),
        answer = null, answered_at = null
      returning id, version`)
    if (saved && photos) await savePhotos(db, saved.id, photos)
    const mine = await findOwnReview(db, customer, sku)
    if (!saved || !mine) return refuse('NotFound')
    await notifyShop(needs, db, { saved, mine, because, name: product.name, now: call.now })
    return mine
  })
}

const wasRemoved = async (db: Queryable, personID: string, sku: string): Promise<string | undefined> =>
  (await db.find(sql`select from reviews where sku = ${sku} and person_id = ${personID} and state = 'removed'`))
    ? 'It was removed before.'
    : undefined

interface ReviewChange {
  saved: SavedReview
  mine: Review
  because: string | undefined
  name: string
  now: Date
}

async function notifyShop({ publicUrl, linkSecret }: ReviewNeeds, db: Queryable, change: ReviewChange): Promise<void> {
  const { saved, mine, because, name, now } = change
  const token = linkToken(linkSecret, 'review', `${saved.id} ${saved.version}`, now)
  const link = `${publicUrl}/review-decision?token=${token}`
  await queueEmail(
    db,
    reviewEmail(await getSupportEmail(db), { review: mine, because, productName: name, link, shopUrl: publicUrl }),
  )
}
