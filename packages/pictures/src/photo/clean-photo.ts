import { findPhotoKind, type PhotoKind } from './photo-kind.ts'

export class PhotoRefused extends Error {
  readonly why: 'kind' | 'broken' | 'small'

  constructor(why: PhotoRefused['why'], options?: ErrorOptions) {
    super(why, options)
    this.why = why
  }
}

const usualSide = 2400
/** Strangers send these; AVIF is taken from staff only. */
const usualKinds: ReadonlySet<PhotoKind> = new Set(['JPEG', 'PNG', 'WebP'])
/** Phones make 50 million; a file that expands to more is an attack on memory. */
const maxPixels = 60_000_000
const maxSeconds = 10

/**
 * Re-encodes an uploaded photo as JPEG, so that only its pixels remain: no location, no camera, no
 * profile, nothing after the end of the picture. It is rotated by its orientation tag.
 */
export async function cleanPhoto(bytes: Uint8Array, longestSide = usualSide): Promise<Buffer> {
  const kind = findPhotoKind(bytes)
  if (!kind || !usualKinds.has(kind)) throw new PhotoRefused('kind')
  return (await reencode(bytes, { longestSide, quality: 82, chromaSubsampling: '4:2:0' })).data
}

/** An uploaded picture of a product. */
interface CleanPicture {
  bytes: Buffer
  width: number
  height: number
}

/** Large enough for a scene on a sharp screen. */
const pictureSide = 2880
/** A picture that is narrower than its largest place on a phone looks soft everywhere. */
const minPictureSide = 600

/** Re-encodes a picture of a product in the same way, fine enough to be scaled and encoded again. */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture> {
  if (!findPhotoKind(bytes)) throw new PhotoRefused('kind')
  const { data, info } = await reencode(bytes, {
    longestSide: pictureSide,
    quality: 94,
    chromaSubsampling: '4:4:4',
  })
  if (Math.min(info.width, info.height) < minPictureSide) throw new PhotoRefused('small')
  return { bytes: data, width: info.width, height: info.height }
}

interface Encoding {
  longestSide: number
  quality: number
  chromaSubsampling: string
}

async function reencode(bytes: Uint8Array, { longestSide, ...encoding }: Encoding) {
  // loaded on demand: 20 MB that a shop without photos does not need
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg(encoding)
      .timeout({ seconds: maxSeconds })
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw new PhotoRefused('broken', { cause: error })
  }
}
