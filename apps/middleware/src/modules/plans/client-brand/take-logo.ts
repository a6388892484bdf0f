import { cleanPhoto } from '@tessera/pictures/photo/clean-photo'
import type { Queryable } from '@tessera/server/database'
import { takePhoto } from '../../../kit/uploads/take-photo.ts'

/** Large enough for print at 1.5 inches, small enough to be sent with every page. */
const logoSide = 600

/** Takes an uploaded photo as a logo. The upload has checked and re-encoded it; here it gets its size. */
export async function takeLogo(db: Queryable, token: string | null | undefined, now: Date): Promise<Buffer | null> {
  const photo = await takePhoto(db, token, now)
  return photo && cleanPhoto(photo, logoSide)
}
