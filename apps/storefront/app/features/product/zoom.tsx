import type { ProductDetails } from '@tessera/client/shop/types.gen'
import { IconButton } from '@tessera/ui/icon-button'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '@tessera/ui/icons'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { viewName } from './view-names.ts'

interface ZoomProps {
  sku: string
  pictures: ProductDetails['pictures']
  at: number
  onMove(at: number): void
  onClose(): void
}

/** A full-screen view of one picture. A click shows it at full size, where scrolling pans it. */
export function Zoom({ sku, pictures, at, onMove, onClose }: ZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isFull, setFull] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])
  const picture = pictures[at]
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step && !isFull) onMove(at + step)
  }
  if (!picture) return null
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-label={`Picture ${at + 1} of ${pictures.length}: ${viewName(picture.view)}`}
      className="dialog m-0 h-dvh max-h-none w-screen max-w-none bg-paper text-ink"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 px-4 py-1">
          <p className="tabular text-sm text-stone">
            {at + 1} of {pictures.length} · {picture.altText}
          </p>
          <IconButton label="Close" icon={<CloseIcon />} onClick={() => dialog.current?.close()} />
        </div>
        <div className="min-h-0 grow overflow-auto">
          <button
            type="button"
            onClick={() => setFull(!isFull)}
            className={isFull ? 'block cursor-zoom-out' : 'grid h-full w-full cursor-zoom-in place-items-center'}
          >
            <img
              src={`/media/${sku}/${picture.view}-1440.webp?v=1`}
              alt={picture.altText}
              className={isFull ? 'w-[200vw] max-w-none desktop:w-[1440px]' : 'max-h-full max-w-full object-contain'}
            />
            <span className="sr-only">{isFull ? 'Fit to screen' : 'Show full size'}</span>
          </button>
        </div>
        <div className="flex justify-center gap-4 py-2">
          <IconButton
            label="Previous picture"
            icon={<ChevronLeftIcon />}
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          />
          <IconButton
            label="Next picture"
            icon={<ChevronRightIcon />}
            disabled={at === pictures.length - 1}
            onClick={() => onMove(at + 1)}
          />
        </div>
      </div>
    </dialog>
  )
}
