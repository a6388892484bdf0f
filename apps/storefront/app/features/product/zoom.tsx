import type { ProductDetails } from '@tessera/client/shop/types.gen'
import type { MediaView } from '@tessera/pictures/media/media-url'
import { classNames } from '@tessera/ui/class-names'
import { IconButton } from '@tessera/ui/icon-button'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, MinusIcon, PlusIcon } from '@tessera/ui/icons'
import { pictureAddress } from '@tessera/ui/picture'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { viewName } from './view-names.ts'

interface ZoomProps {
  sku: string
  image: string
  pictures: ProductDetails['pictures']
  at: number
  onMove(at: number): void
  onClose(): void
}

/** A full-screen view of one picture in four sizes. A large one is moved by dragging, scrolling or the arrow keys. */
export function Zoom({ sku, image, pictures, at, onMove, onClose }: ZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [level, setLevel] = useState(0)
  const { pan, ...drag } = useDragToPan()
  useEffect(() => dialog.current?.showModal(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every size starts in the middle
  useEffect(() => centerIn(pan.current), [level])
  const picture = pictures[at]
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const change = { '+': 1, '=': 1, '-': -1 }[event.key]
    if (change) setLevel(Math.min(Math.max(level + change, 0), sizeClasses.length - 1))
    if (step && level === 0) onMove(at + step)
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
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
        <section ref={pan} {...drag} tabIndex={0} aria-label="Picture" className="min-h-0 grow overflow-auto">
          <img
            src={pictureAddress({ sku, image, view: picture.view as MediaView }, 1440, 'webp')}
            alt={picture.altText}
            draggable={false}
            className={classNames('mx-auto select-none', sizeClasses[level])}
          />
        </section>
        <ZoomButtons {...{ level, setLevel, at, onMove }} count={pictures.length} />
      </div>
    </dialog>
  )
}

/** Sizes of the picture; the first fits it in. */
const sizeClasses = [
  'h-full w-full object-contain',
  'w-[150vw] max-w-none cursor-grab',
  'w-[250vw] max-w-none cursor-grab',
  'w-[400vw] max-w-none cursor-grab',
]

interface ZoomButtonsProps extends Pick<ZoomProps, 'at' | 'onMove'> {
  level: number
  count: number
  setLevel(level: number): void
}

const ZoomButtons = ({ level, setLevel, at, onMove, count }: ZoomButtonsProps) => (
  <div className="flex justify-center gap-4 py-2">
    <IconButton
      label="Previous picture"
      icon={<ChevronLeftIcon />}
      disabled={at === 0}
      onClick={() => onMove(at - 1)}
    />
    <IconButton label="Zoom out" icon={<MinusIcon />} disabled={level === 0} onClick={() => setLevel(level - 1)} />
    <IconButton
      label="Zoom in"
      icon={<PlusIcon />}
      disabled={level === sizeClasses.length - 1}
      onClick={() => setLevel(level + 1)}
    />
    <IconButton
      label="Next picture"
      icon={<ChevronRightIcon />}
      disabled={at === count - 1}
      onClick={() => onMove(at + 1)}
    />
  </div>
)

function centerIn(area: HTMLElement | null): void {
  if (!area) return
  area.scrollLeft = (area.scrollWidth - area.clientWidth) / 2
  area.scrollTop = (area.scrollHeight - area.clientHeight) / 2
}

/** Fingers scroll by themselves; a mouse drags. */
function useDragToPan() {
  const pan = useRef<HTMLElement>(null)
  return {
    pan,
    onPointerMove: ({ pointerType, buttons, movementX, movementY }: PointerEvent) => {
      if (pointerType === 'mouse' && buttons === 1) pan.current?.scrollBy(-movementX, -movementY)
    },
  }
}
