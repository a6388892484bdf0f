import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { isUuid } from '../../../kit/is-uuid.ts'
import type { UploadStore } from '../../../kit/uploads/upload-store.ts'

/** The bytes of an uploaded picture; a product may name one that is not here. */
export async function readUploadedPicture(
  db: Queryable,
  uploads: UploadStore,
  id: string,
): Promise<Buffer | undefined> {
  if (!isUuid(id)) return undefined
  const found = await db.find<{ bytes: Buffer }>(sql`select bytes from product_pictures where id = ${id}`)
  return found && uploads.read(found.bytes)
}
