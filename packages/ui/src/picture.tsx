import { classNames } from './class-names.tsx'

/** The widths of the media service. Only scenes and content pictures exceed 1,440. */
const widths = [160, 320, 480, 640, 960, 1280, 1440] as const
const wideWidths = [...widths, 1920] as const
/** Every browser of the last five years supports one of these; others get a JPEG. */
const formats = ['avif', 'webp'] as const
const version = '2'

export type PictureView = 'face' | 'face2' | 'face3' | 'face4' | 'laid' | 'scene'

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
  view?: PictureView | undefined
}

/** A product picture. The frame keeps its aspect ratio while it loads. */
export function Picture({ sku, view = 'face', ...rest }: PictureProps) {
  return <Sources {...rest} {...filesOf(sku, view)} />
}

const filesOf = (sku: string, view: PictureView): Files => ({
  at: (width, format) => `/media/${encodeURIComponent(sku)}/${view}-${width}.${format}?v=${version}`,
  ladder: view === 'scene' ? wideWidths : widths,
  ratio: view === 'scene' ? 1.5 : 1,
})

/** Preloads a picture of the first screen from the head; in the page body it is found a round trip later. */
export function PicturePreload({
  sku,
  view = 'face',
  sizes,
  maxWidth: most,
}: Pick<PictureProps, 'sku' | 'view' | 'sizes' | 'maxWidth'>) {
  return <PreloadLink files={filesOf(sku, view)} sizes={sizes} most={most} />
}

export interface ContentPictureProps extends PictureBasics {
  name: string
}

/** A content picture: always 3:2. */
export function ContentPicture({ name, ...rest }: ContentPictureProps) {
  const at = (width: number, format: string) => `/media/content/${name}/${width}.${format}?v=${version}`
  return <Sources {...rest} at={at} ladder={wideWidths} ratio={1.5} />
}

interface Files {
  at(width: number, format: string): string
  ladder: readonly number[]
  ratio: number
}

function srcSetOf({ at, ladder }: Files, format: string, most = Number.POSITIVE_INFINITY): string {
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
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        className={classNames('block h-auto w-full', imageClassName)}
      />
    </picture>
  )
}
