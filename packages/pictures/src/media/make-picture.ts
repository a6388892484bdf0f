import sharp from 'sharp'
import { toBytes } from '../encode-raster.ts'
import { encodeMaster, encodePicture, type PicturePriority } from './encode-picture.ts'
import type { MediaView } from './media-url.ts'
import { paintSubject } from './paint-subject.ts'
import type { PictureRequest } from './picture-request.ts'

export interface PictureJob {
  order: PictureRequest
  pace: PicturePriority
  /** An existing larger picture of the same subject. */
  masterPath?: string
  /** The bytes of an uploaded picture. */
  photo?: Buffer
}

export interface MadePicture {
  picture: Buffer
  /** Set only if it was newly painted. */
  master?: Buffer
  /** Set if the master is not as wide as the picture. */
  masterWidth?: number
}

/** Paints and encodes one picture, or scales down a larger one. Runs in a worker process. */
export async function makePicture({ order, pace, masterPath, photo }: PictureJob): Promise<MadePicture> {
  const { subject, width, format } = order
  if (masterPath) {
    return {
      picture: await encodePicture(sharp(masterPath).resize({ width, kernel: 'lanczos3' }), format, width, pace),
    }
  }
  if (photo) return cropPhoto(photo, order, pace)
  if ('photo' in subject) throw new Error('The bytes of an upload are missing')
  const raster = paintSubject(subject, width)
  const bytes = toBytes(raster)
  const picture = sharp(bytes, { raw: { width: raster.width, height: raster.height, channels: 3 } })
  const [encoded, master] = await Promise.all([
    encodePicture(picture.clone(), format, width, pace),
    encodeMaster(picture.clone()),
  ])
  return { picture: encoded, master }
}

/** Scenes are 3:2, everything else is square. */
const fullSize = (view: MediaView) => (view === 'scene' ? { width: 1920, height: 1280 } : { width: 1440, height: 1440 })

/** Crops the middle of an uploaded picture to the shape of its view. */
async function cropPhoto(
  photo: Buffer,
  { subject, width, format }: PictureRequest,
  pace: PicturePriority,
): Promise<MadePicture> {
  const size = fullSize(subject.view)
  const master = await encodeMaster(sharp(photo).resize({ ...size, fit: 'cover', kernel: 'lanczos3' }))
  const picture = await encodePicture(sharp(master).resize({ width, kernel: 'lanczos3' }), format, width, pace)
  return { picture, master, masterWidth: size.width }
}
