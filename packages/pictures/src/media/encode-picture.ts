import type { Sharp } from 'sharp'
import type { MediaFormat } from './media-url.ts'

/** `now` if a request waits for it, `later` for background work. */
export type PicturePriority = 'now' | 'later'

/**
 * AVIF at effort 2 takes 310 ms for 960 × 640 on one core, at 0 a sixth of it with a tenth more bytes. So waiting
 * requests get the fast encoding, and background work the small one.
 */
const avifEffort = (width: number, pace: PicturePriority): number => (pace === 'later' ? 3 : width <= 480 ? 1 : 0)

export function encodePicture(
  picture: Sharp,
  format: MediaFormat,
  width: number,
  pace: PicturePriority,
): Promise<Buffer> {
  if (format === 'avif')
    return picture.avif({ quality: 60, effort: avifEffort(width, pace), chromaSubsampling: '4:4:4' }).toBuffer()
  if (format === 'webp')
    return picture.webp({ quality: 82, effort: pace === 'now' ? 2 : 4, smartSubsample: true }).toBuffer()
  return picture.jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: pace === 'later' }).toBuffer()
}

/** Stored for scaling: fine enough that a second encoding is not visible. */
export const encodeMaster = (picture: Sharp): Promise<Buffer> =>
  picture.jpeg({ quality: 96, chromaSubsampling: '4:4:4' }).toBuffer()
