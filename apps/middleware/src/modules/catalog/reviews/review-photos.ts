import { maxReviewPhotos } from '@tessera/contract/middleware/reviews/photo-limit'
import { cleanPhoto } from '@tessera/pictures/photo/clean-photo'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { StatusReply } from '@tessera/server/status-reply'
import { isUuid } from '../../../kit/is-uuid.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { readPhotoToken } from '../../../kit/uploads/contact-photos.ts'
import { findUnclaimedUpload, takeUnclaimedUpload } from '../../../kit/uploads/unclaimed-uploads.ts'
import type { ReviewNeeds } from './review-needs.ts'

const smallSide = 480

interface NewPhoto {
  uploadId: string
  bytes: Buffer
  small: Buffer
}
/** The ID of a stored photo, or a new photo. */
type PhotoInput = string | NewPhoto

/** Runs before any lock is taken, because drawing a thumbnail takes time. */
export async function readPhotos(
  needs: ReviewNeeds,
  inputs: readonly string[] | null | undefined,
  now: Date,
): Promise<PhotoInput[] | undefined> {
  if (!inputs) return undefined
  if (inputs.length > maxReviewPhotos) invalid('photos', `Choose up to ${maxReviewPhotos} photos.`)
  const photos: PhotoInput[] = []
  for (const one of inputs) photos.push(isUuid(one) ? one : await readUpload(needs, one, now))
  return photos
}

async function readUpload({ database, linkSecret, uploads }: ReviewNeeds, token: string, now: Date): Promise<NewPhoto> {
  const uploadId = readPhotoToken(linkSecret, token, now) ?? refusePhotos()
  const bytes = (await findUnclaimedUpload(database, uploadId)) ?? refusePhotos()
  return { uploadId, bytes, small: await cleanPhoto(await uploads.read(bytes), smallSide) }
}

const refusePhotos = (): never => invalid('photos', 'Choose the photos again.')

/** New photos hold a review until a person has looked at them. */
export const photoHoldReason = (photos: readonly PhotoInput[] | undefined): string | undefined =>
  photos?.some((one) => typeof one !== 'string') ? 'It has new photos.' : undefined

/** Runs in the transaction of the review: photos that are not listed are deleted, and each upload becomes one photo. */
export async function savePhotos(db: Queryable, reviewId: string, photos: readonly PhotoInput[]): Promise<void> {
  const stay = photos.filter((one) => typeof one === 'string')
  await db.rows(sql`delete from review_photos where review_id = ${reviewId} and id <> all(${stay}::uuid[])`)
  const there = await db.rows(sql`select from review_photos where review_id = ${reviewId}`)
  if (there.length !== stay.length) refusePhotos()
  for (const [position, one] of photos.entries()) {
    if (typeof one === 'string') {
      await db.rows(sql`update review_photos set position = ${position} where id = ${one}`)
      continue
    }
    if (!(await takeUnclaimedUpload(db, one.uploadId))) refusePhotos()
    await db.rows(sql`
      insert into review_photos (review_id, position, bytes, small)
      values (${reviewId}, ${position}, ${one.bytes}, ${one.small})`)
  }
}

/** Photos of removed reviews are not served. The ID of a held photo is known only to its author and the shop. */
export async function answerReviewPhoto(db: Queryable, id: string, isSmall: boolean): Promise<StatusReply> {
  if (!isUuid(id)) return refuse('NotFound')
  const photo = await db.find<{ bytes: Buffer }>(sql`
    select ${isSmall ? sql`f.small` : sql`f.bytes`} as bytes
    from review_photos f join reviews r on r.id = f.review_id where f.id = ${id} and r.state <> 'removed'`)
  if (!photo) return refuse('NotFound')
  return new StatusReply(200, photo.bytes, {
    'content-type': 'image/jpeg',
    'content-disposition': 'inline',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    // one hour, because photos may be taken down
    'cache-control': 'public, max-age=3600',
  })
}
