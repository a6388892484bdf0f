/** Picture URLs, built here for the storefront, search records and the server. */

export const mediaViews = ['face', 'face2', 'face3', 'face4', 'laid', 'scene'] as const
export type MediaView = (typeof mediaViews)[number]

export const mediaFormats = ['avif', 'webp', 'jpg'] as const
export type MediaFormat = (typeof mediaFormats)[number]

/** Widths a browser may choose from. Only scenes fill a wide screen. */
export const mediaWidths = [160, 320, 480, 640, 960, 1280, 1440] as const
export const sceneWidths = [...mediaWidths, 1920] as const

/** Part of every URL and every cached file name. Change it when pictures are drawn differently. */
export const pictureVersion = '4'

export interface MediaFile {
  view: MediaView
  width: number
  format: MediaFormat
}

/** Views that may be uploaded instead of drawn. */
export const photoViews = ['face', 'laid', 'scene'] as const
type PhotoView = (typeof photoViews)[number]

/** IDs of the uploaded pictures that a product shows instead of drawn ones. */
export type ProductPhotos = Readonly<Partial<Record<PhotoView, string | null>>>

/** The version in the addresses of a product's pictures: it changes with the uploaded ones that are shown. */
function pictureEdition(photos: ProductPhotos | null | undefined): string {
  const names = photoViews.map((view) => photos?.[view]?.slice(0, 8) ?? '')
  return names.some(Boolean) ? [pictureVersion, ...names].join('.') : pictureVersion
}

/** Whether an address with this version means the pictures that a product shows now. */
export const isPresentEdition = (version: string | undefined, photos: ProductPhotos | null | undefined): boolean =>
  namesIn(version ?? '') === namesIn(pictureEdition(photos))

const namesIn = (version: string): string => version.split('.').slice(1).join('.')

export type FileUrl = (width: number, format: MediaFormat) => string

/** The URLs of all files of a picture. A product page names 400 files, so their common parts are made once. */
export function mediaUrls(sku: string, view: MediaView, version = pictureVersion): FileUrl {
  const start = `/media/${encodeURIComponent(sku)}/${view}-`
  return (width, format) => `${start}${width}.${format}?v=${version}`
}

export const mediaUrl = (
  sku: string,
  view: MediaView,
  width: number,
  format: MediaFormat,
  photos?: ProductPhotos | null,
): string => mediaUrls(sku, view, pictureEdition(photos))(width, format)

/** The drawn picture, also while an uploaded one is shown. */
export const drawnUrl = (sku: string, view: MediaView, width: number, format: MediaFormat): string =>
  `/media/drawn/${encodeURIComponent(sku)}/${view}-${width}.${format}?v=${pictureVersion}`

export const contentUrl = (name: string, width: number, format: MediaFormat): string =>
  `/media/content/${name}/${width}.${format}?v=${pictureVersion}`

export const widthsOf = (view: MediaView): readonly number[] => (view === 'scene' ? sceneWidths : mediaWidths)

const mediaNamePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

/** Whether this can be a SKU or a picture name; everything else is refused. */
export const isMediaName = (name: string): boolean => mediaNamePattern.test(name)

/** Parses `scene-640.avif`; undefined unless it is exactly a valid file name. */
export function findMediaFile(file: string): MediaFile | undefined {
  const [, name, digits, ending] = /^([a-z]+\d?)-([1-9]\d{2,3})\.([a-z]{3,4})$/.exec(file) ?? []
  const view = mediaViews.find((one) => one === name)
  const format = mediaFormats.find((one) => one === ending)
  const width = Number(digits)
  return view && format && widthsOf(view).includes(width) ? { view, width, format } : undefined
}

/** Parses `640.avif` of a content picture. */
export function findContentFile(file: string): Omit<MediaFile, 'view'> | undefined {
  const [, digits, ending] = /^([1-9]\d{2,3})\.([a-z]{3,4})$/.exec(file) ?? []
  const format = mediaFormats.find((one) => one === ending)
  const width = sceneWidths.find((one) => one === Number(digits))
  return format && width ? { width, format } : undefined
}
