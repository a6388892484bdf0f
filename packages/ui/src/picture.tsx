import {
  contentUrl,
  type FileUrl,
  type MediaFormat,
  type MediaView,
  mediaUrls,
  sceneWidths,
  widthsOf,
} from '@tessera/pictures/media/media-url'
import { classNames } from './class-names.tsx'

/** Every browser of the last five years supports one of these; others get a JPEG. */
const formats = ['avif', 'webp'] as const

interface PictureBasics {
  alt: string
  /** Displayed width, as in the HTML attribute: `(min-width: 1024px) 25vw, 50vw`. */
  sizes: string
  /** The largest element of the first screen: loaded first. */
  isFirst?: boolean | undefined
  /** The page preloads it in its head itself. */
  isPreloaded?: boolean | undefined
  /** Maximum file width offered, for pictures that are never shown large. */
  maxWidth?: number | undefined
  className?: string | undefined
  imageClassName?: string | undefined
}

export interface PictureProps extends PictureBasics {
  sku: string
  view?: MediaView | undefined
  /** Any address of a picture of this product. It carries the version, which changes with uploaded pictures. */
  image?: string | null | undefined
}

/** A product picture. The frame keeps its aspect ratio while it loads. */
export function Picture({ sku, view, image, ...rest }: PictureProps) {
  return <Sources {...rest} {...filesOf({ sku, view, image })} />
}

type Pictured = Pick<PictureProps, 'sku' | 'view' | 'image'>

/** The address of one file of a product picture. */
export const pictureAddress = (pictured: Pictured, width: number, format: MediaFormat): string =>
  addressesOf(pictured)(width, format)

const addressesOf = ({ sku, view = 'face', image }: Pictured): FileUrl =>
  mediaUrls(sku, view, /\?v=([\w.-]+)$/.exec(image ?? '')?.[1])

const filesOf = (pictured: Pictured): Files => ({
  at: addressesOf(pictured),
  ladder: widthsOf(pictured.view ?? 'face'),
  ratio: pictured.view === 'scene' ? 1.5 : 1,
})

/** Preloads a picture of the first screen from the head; in the page body it is found a round trip later. */
export function PicturePreload({
  sizes,
  maxWidth: most,
  ...pictured
}: Pictured & Pick<PictureProps, 'sizes' | 'maxWidth'>) {
  return <PreloadLink files={filesOf(pictured)} sizes={sizes} most={most} />
}

export interface ContentPictureProps extends PictureBasics {
  name: string
}

/** A content picture: always 3:2. */
export function ContentPicture({ name, ...rest }: ContentPictureProps) {
  return <Sources {...rest} at={(width, format) => contentUrl(name, width, format)} ladder={sceneWidths} ratio={1.5} />
}

interface Files {
  at: FileUrl
  ladder: readonly number[]
  ratio: number
}

function srcSetOf({ at, ladder }: Files, format: MediaFormat, most = Number.POSITIVE_INFINITY): string {
  const offered = ladder.filter((width) => width <= most)
  return offered.map((width) => `${at(width, format)} ${width}w`).join(', ')
}

function PreloadLink({ files, sizes, most }: { files: Files; sizes: string; most: number | undefined }) {
  return (
    <link
      rel="preload"
      as="image"
      type={`image/${formats[0]}`}
      imageSrcSet={srcSetOf(files, formats[0], most)}
      imageSizes={sizes}
      fetchPriority="high"
    />
  )
}

function Sources({
  alt,
  sizes,
  maxWidth: most,
  isFirst = false,
  isPreloaded: isNamed,
  className,
  imageClassName,
  ...files
}: PictureBasics & Files) {
  return (
    <picture className={classNames('block overflow-hidden bg-grout', className)}>
      {isFirst && !isNamed && <PreloadLink files={files} sizes={sizes} most={most} />}
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSetOf(files, format, most)} sizes={sizes} />
      ))}
      <img
        src={files.at(640, 'jpg')}
        width={960}
        height={Math.round(960 / files.ratio)}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? 'sync' : 'async'}
        className={classNames('block h-auto w-full', imageClassName)}
      />
    </picture>
  )
}
