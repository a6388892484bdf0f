import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** Reads the column of an upload that belongs to nothing yet; undefined if it is gone. */
export async function findUnclaimedUpload(db: Queryable, id: string | null): Promise<Buffer | undefined> {
  const found = await db.find<{ bytes: Buffer }>(sql`
    select bytes from contact_photos where id = ${id} and reference is null`)
  return found?.bytes
}

/** Moves such an upload out of its table; from now on it belongs to the caller. */
export async function takeUnclaimedUpload(db: Queryable, id: string | null): Promise<Buffer | undefined> {
  const taken = await db.find<{ bytes: Buffer }>(sql`
    delete from contact_photos where id = ${id} and reference is null returning bytes`)
  return taken?.bytes
}
