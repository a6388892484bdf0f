import { findPhotoKind } from './photo-kind.ts'

export class PhotoRefused extends Error {
  readonly why: 'kind' | 'broken'

  constructor(why: PhotoRefused['why'], options?: ErrorOptions) {
    super(why, options)
    this.why = why
  }
}

const usualSide = 2400
/** Phones make 50 million; a file that expands to more is an attack on memory. */
const maxPixels = 60_000_000
const maxSeconds = 10

/**
 * Re-encodes an uploaded photo as JPEG, so that only its pixels remain: no location, no camera, no
 * profile, nothing after the end of the picture. It is rotated by its orientation tag.
 */
export async function cleanPhoto(bytes: Uint8Array, longestSide = usualSide): Promise<Buffer> {
  if (!findPhotoKind(bytes)) throw new PhotoRefused('kind')
  // loaded on demand: 20 MB that a shop without photos does not need
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .timeout({ seconds: maxSeconds })
      .toBuffer()
  } catch (error) {
    throw new PhotoRefused('broken', { cause: error })
  }
}
