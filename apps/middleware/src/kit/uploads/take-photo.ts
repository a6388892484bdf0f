import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { getSecret } from '../get-secret.ts'
import { invalid } from '../shop-error.ts'
import { readPhotoToken } from './contact-photos.ts'

/** Reads the column of an uploaded photo that has no owner yet. */
export async function readUploadedPhoto(
  db: Queryable,
  token: string | null | undefined,
  now: Date,
): Promise<Buffer | null> {
  if (!token) return null
  const id = readPhotoToken(await getSecret(db, 'form-link'), token, now)
  const found = await db.find<{ bytes: Buffer }>(sql`
    select bytes from contact_photos where id = ${id} and reference is null`)
  return found?.bytes ?? invalid('photo', 'Choose the photo again.')
}

/** Moves an uploaded photo out of the upload table; from now on it belongs to the caller. */
export async function takePhoto(db: Queryable, token: string | null | undefined, now: Date): Promise<Buffer | null> {
  if (!token) return null
  const id = readPhotoToken(await getSecret(db, 'form-link'), token, now)
  const taken = await db.find<{ bytes: Buffer }>(sql`
    delete from contact_photos where id = ${id} and reference is null returning bytes`)
  return taken?.bytes ?? invalid('photo', 'Choose the photo again.')
}
