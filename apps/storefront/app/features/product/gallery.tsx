import type { ProductDetails } from '@tessera/client/shop/types.gen'
import type { MediaView } from '@tessera/pictures/media/media-url'
import { IconButton } from '@tessera/ui/icon-button'
import { PlusIcon } from '@tessera/ui/icons'
import { Picture } from '@tessera/ui/picture'
import { useHydrated } from '@tessera/ui/use-hydrated'
import { lazy, Suspense, useRef, useState } from 'react'
import { viewName } from './view-names.ts'

const Zoom = lazy(async () => ({ default: (await import('./zoom.tsx')).Zoom }))

const bigSizes = '(min-width: 1280px) 730px, (min-width: 1024px) 56vw, (min-width: 768px) 46vw, 100vw'
const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

type GalleryProps = Pick<ProductDetails, 'record' | 'pictures'>

/**
 * A scroll-snap strip of pictures: swipe, arrow keys or thumbnails move it. Without JavaScript the thumbnails are
 * anchors into the strip.
 */
export function Gallery({ record: { sku, sku_image_url: image }, pictures }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  const isHydrated = useHydrated()
  const show = (index: number) => {
    const next = Math.min(Math.max(index, 0), pictures.length - 1)
    const left = (strip.current?.clientWidth ?? 0) * next
    strip.current?.scrollTo({ left, behavior: prefersStill() ? 'auto' : 'smooth' })
    setAt(next)
  }
  return (
    <section aria-label="Pictures" className="grid gap-px">
      <div className="relative">
        <ul
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
          aria-label="Pictures, move with the arrow keys"
          onScroll={({ currentTarget }) => setAt(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
          onKeyDown={(event) => {
            const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
            if (!step) return
            event.preventDefault()
            show(at + step)
          }}
          className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
        >
          {pictures.map(({ view, altText }, index) => (
            <li key={view} id={`picture-${view}`} className="w-full shrink-0 snap-start">
              <Picture
                sku={sku}
                image={image}
                view={view as MediaView}
                alt={altText}
                sizes={bigSizes}
                isFirst={index === 0}
                className={`aspect-square ${index === 0 ? 'gallery-picture' : isHydrated ? '' : 'after-first'}`}
                imageClassName="h-full object-cover"
              />
            </li>
          ))}
        </ul>
        <IconButton
          label="Zoom"
          icon={<PlusIcon />}
          onClick={() => setZoomed(true)}
          className="absolute end-3 bottom-3 border border-grout bg-surface"
        />
      </div>
      {pictures.length > 1 && <Thumbnails sku={sku} image={image} pictures={pictures} at={at} onShow={show} />}
      {isZoomed && (
        <Suspense>
          <Zoom sku={sku} image={image} pictures={pictures} at={at} onMove={show} onClose={() => setZoomed(false)} />
        </Suspense>
      )}
    </section>
  )
}

interface ThumbnailsProps {
  sku: string
  image: string
  pictures: ProductDetails['pictures']
  at: number
  onShow(at: number): void
}

function Thumbnails({ sku, image, pictures, at, onShow }: ThumbnailsProps) {
  return (
    <ul className="grid grid-cols-6 gap-px">
      {pictures.map(({ view }, index) => (
        <li key={view}>
          <a
            href={`#picture-${view}`}
            aria-current={index === at ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              onShow(index)
            }}
            className="block border-b-2 border-transparent aria-[current]:border-ink"
          >
            <Picture
              sku={sku}
              image={image}
              view={view as MediaView}
              alt={viewName(view)}
              sizes="(min-width: 768px) 120px, 17vw"
              maxWidth={480}
              className="aspect-square"
              imageClassName="h-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
