import type { UploadedPictures } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { utcText } from '../../../kit/utc-text.ts'

/** The uploaded pictures of a product, newest first. */
export const listPictures = async (db: Queryable, sku: string): Promise<UploadedPictures> => ({
  items: await db.rows<UploadedPictures['items'][number]>(sql`
    select id, view, width, height, uploaded_by as "uploadedBy",
      ${utcText(sql`created_at`)} as "uploadedAt"
    from product_pictures where sku = ${sku} order by created_at desc, id limit 60`),
})
