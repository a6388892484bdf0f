import type { Queryable } from '@tessera/server/database'
import { getSecret } from '../get-secret.ts'
import { invalid } from '../shop-error.ts'
import { readPhotoToken } from './contact-photos.ts'
import { findUnclaimedUpload, takeUnclaimedUpload } from './unclaimed-uploads.ts'

/** Reads the column of an uploaded photo that has no owner yet. */
export async function readUploadedPhoto(
  db: Queryable,
  token: string | null | undefined,
  now: Date,
): Promise<Buffer | null> {
  if (!token) return null
  const id = readPhotoToken(await getSecret(db, 'form-link'), token, now)
  return (await findUnclaimedUpload(db, id)) ?? invalid('photo', 'Choose the photo again.')
}

/** Moves an uploaded photo out of the upload table; from now on it belongs to the caller. */
export async function takePhoto(db: Queryable, token: string | null | undefined, now: Date): Promise<Buffer | null> {
  if (!token) return null
  const id = readPhotoToken(await getSecret(db, 'form-link'), token, now)
  return (await takeUnclaimedUpload(db, id)) ?? invalid('photo', 'Choose the photo again.')
}
