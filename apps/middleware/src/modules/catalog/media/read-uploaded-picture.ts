import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { isUuid } from '../../../kit/is-uuid.ts'

/** The bytes of an uploaded picture; a product may name one that is not here. */
export async function readUploadedPicture(db: Queryable, id: string): Promise<Buffer | undefined> {
  if (!isUuid(id)) return undefined
  return (await db.find<{ bytes: Buffer }>(sql`select bytes from product_pictures where id = ${id}`))?.bytes
}
