import type { PictureKeyInput } from '@tessera/client/shop/types.gen'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Commerce } from '../../../kit/commerce.ts'
import { ignoreNotFound } from '../../../kit/ignore-not-found.ts'
import { isUuid } from '../../../kit/is-uuid.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { type OperatorCall, recordOperatorAction } from '../store/operator.ts'

interface Needs {
  database: Database
  commerce: Commerce
}

/**
 * Deletes a picture that the product doesn't show. The product is read from the platform after the row is deleted, so
 * that a choice made a moment ago counts. A repeat changes nothing.
 */
export const deletePicture = (
  { database, commerce }: Needs,
  call: OperatorCall,
  body: PictureKeyInput,
): Promise<void> =>
  database.transaction(async (db) => {
    const { sku = '', id = '' } = body
    const gone = isUuid(id)
      ? await db.find<{ view: string; width: number; height: number; uploadedBy: string }>(sql`
          delete from product_pictures where id = ${id} and sku = ${sku}
          returning view, width, height, uploaded_by as "uploadedBy"`)
      : refuse('NotFound')
    if (!gone) return
    const { client, backOffice } = commerce
    const product = await client.Products.Get(sku, await backOffice()).catch(ignoreNotFound)
    const shown = Object.values((product?.xp?.photos ?? {}) as Record<string, unknown>)
    if (shown.includes(id)) refuse('Picture.InUse')
    const before = { ...gone, picture: id }
    await recordOperatorAction(db, call, null, { action: 'product.picture-deleted', object: sku, before })
  })
