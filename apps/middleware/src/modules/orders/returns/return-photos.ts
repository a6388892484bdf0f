import { maxReturnPhotos } from '@tessera/contract/middleware/photos/uploads'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { answerFile } from '../../../kit/http/answer-file.ts'
import { isUuid } from '../../../kit/is-uuid.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { takePhoto } from '../../../kit/uploads/take-photo.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { visibleOrders } from '../records/visible-orders.ts'

/** Runs in the transaction of the return: each upload becomes one of its photos. */
export async function saveReturnPhotos(
  db: Queryable,
  returnId: string,
  tokens: readonly string[],
  now: Date,
): Promise<void> {
  if (tokens.length > maxReturnPhotos) invalid('photo', `Choose up to ${maxReturnPhotos} photos.`)
  for (const [position, token] of tokens.entries())
    await db.rows(sql`
      insert into return_photos (return_id, position, bytes)
      values (${returnId}, ${position}, ${(await takePhoto(db, token, now)) ?? invalid('photo', 'Choose a photo.')})`)
}

/** Serves a photo to people who may see the order. */
export async function returnPhoto(db: Queryable, customer: Customer, returnId: string, photoId: string) {
  const isVisible = await db.find(sql`
    select from sales_returns s join sales_documents d on d.id = s.document_id
    where s.id = ${returnId} and ${visibleOrders(customer)}
      and exists (select from return_photos f where f.return_id = s.id and f.id::text = ${photoId})`)
  return isVisible ? answerReturnPhoto(db, photoId) : refuse('NotFound')
}

/** Serves a photo to staff. */
export async function answerReturnPhoto(db: Queryable, photoId: string) {
  const found = isUuid(photoId)
    ? await db.find<{ bytes: Buffer; returnId: string }>(sql`
        select bytes, return_id as "returnId" from return_photos where id = ${photoId}`)
    : undefined
  const { bytes, returnId } = found ?? refuse('NotFound')
  return answerFile({ name: `claim-${returnId}.jpg`, bytes }, 'image/jpeg')
}
