import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.tsx'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons.tsx'

export interface DialogProps {
  isOpen: boolean
  /** Called for Escape, the close button, and a click outside. */
  onClose(): void
  title: ReactNode
  children: ReactNode
  /** Stays visible below the content, for the actions. */
  footer?: ReactNode | undefined
  /** Centered, or a sheet from that side. */
  from?: 'center' | 'left' | 'right' | 'bottom' | undefined
  className?: string | undefined
}

const positionClasses = {
  center: 'm-auto max-h-[85dvh] w-[min(36rem,calc(100vw-2rem))]',
  left: 'me-auto h-dvh max-h-dvh w-[min(24rem,calc(100vw-3rem))]',
  right: 'ms-auto h-dvh max-h-dvh w-[min(28rem,calc(100vw-3rem))]',
  bottom: 'mt-auto max-h-[85dvh] w-full max-w-full',
} as const

/** A native modal dialog: the browser traps the focus and restores it. */
export function Dialog({ isOpen, onClose, title, children, footer, from = 'center', className }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (isOpen && !element?.open) element?.showModal()
    if (!isOpen && element?.open) element.close()
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it natively; the click is for the backdrop
    <dialog
      ref={dialog}
      data-from={from}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      className={classNames('dialog bg-surface text-ink shadow-sheet', positionClasses[from], className)}
    >
      {isOpen && (
        <div className="flex max-h-[inherit] flex-col">
          <header className="flex items-center justify-between gap-4 border-b border-grout py-2 ps-6 pe-2">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <IconButton label="Close" icon={<CloseIcon />} onClick={onClose} />
          </header>
          <div className="grow overflow-y-auto px-6 py-5">{children}</div>
          {footer && <footer className="flex flex-wrap gap-3 border-t border-grout px-6 py-4">{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}

/** A dialog from the side: filters, menus, the mini cart. */
export function Sheet({ from = 'right', ...rest }: DialogProps) {
  return <Dialog from={from} {...rest} />
}
