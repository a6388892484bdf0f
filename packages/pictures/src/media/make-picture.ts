import sharp from 'sharp'
import { toBytes } from '../encode-raster.ts'
import { encodeMaster, encodePicture, type PicturePriority } from './encode-picture.ts'
import { paintSubject } from './paint-subject.ts'
import type { PictureRequest } from './picture-request.ts'

export interface PictureJob {
  order: PictureRequest
  pace: PicturePriority
  /** An existing larger picture of the same subject. */
  masterPath?: string
}

export interface MadePicture {
  picture: Buffer
  /** Set only if it was newly painted. */
  master?: Buffer
}

/** Paints and encodes one picture, or scales down a larger one. Runs in a worker process. */
export async function makePicture({ order, pace, masterPath }: PictureJob): Promise<MadePicture> {
  const { subject, width, format } = order
  if (masterPath) {
    return {
      picture: await encodePicture(sharp(masterPath).resize({ width, kernel: 'lanczos3' }), format, width, pace),
    }
  }
  const raster = paintSubject(subject, width)
  const bytes = toBytes(raster)
  const picture = sharp(bytes, { raw: { width: raster.width, height: raster.height, channels: 3 } })
  const [encoded, master] = await Promise.all([
    encodePicture(picture.clone(), format, width, pace),
    encodeMaster(picture.clone()),
  ])
  return { picture: encoded, master }
}
