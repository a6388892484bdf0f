import { cleanPhoto } from '@tessera/pictures/photo/clean-photo'
import type { Queryable } from '@tessera/server/database'
import { readUploadedPhoto } from '../../../kit/uploads/take-photo.ts'
import type { UploadStore } from '../../../kit/uploads/upload-store.ts'

export interface LogoNeeds {
  database: Queryable
  uploads: UploadStore
}

/** Large enough for print at 1.5 inches, small enough to be sent with every page. */
const logoSide = 600

/**
 * Gives an uploaded photo the size of a logo. Runs before the transaction that takes the upload, because drawing and
 * reading from a bucket take time.
 */
export async function drawLogo(
  { database, uploads }: LogoNeeds,
  token: string | null | undefined,
  now: Date,
): Promise<Buffer | null> {
  const photo = await readUploadedPhoto(database, token, now)
  return photo && cleanPhoto(await uploads.read(photo), logoSide)
}
