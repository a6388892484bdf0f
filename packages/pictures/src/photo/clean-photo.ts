import { findPhotoKind } from './photo-kind.ts'

export class PhotoRefused extends Error {
  readonly why: 'kind' | 'broken'

  constructor(why: PhotoRefused['why'], options?: ErrorOptions) {
    super(why, options)
    this.why = why
  }
}

const usualSide = 2400
/** A phone makes 50 million; a file that unfolds to more is meant to fill the memory. */
const mostPixels = 60_000_000
const mostSeconds = 10

/**
 * A photo of a stranger as a JPEG of ours: drawn anew, so that nothing but its pixels is left. No place, no camera, no
 * profile, nothing behind the end of the picture. It is turned as the camera was held.
 */
export async function cleanPhoto(bytes: Uint8Array, longestSide = usualSide): Promise<Buffer> {
  if (!findPhotoKind(bytes)) throw new PhotoRefused('kind')
  // 20 MB that a shop without photos does not need
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .timeout({ seconds: mostSeconds })
      .toBuffer()
  } catch (error) {
    throw new PhotoRefused('broken', { cause: error })
  }
}
