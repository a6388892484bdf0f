import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons.tsx'
import { useHydrated } from './use-hydrated.tsx'

export interface ToastBoxProps {
  text: string
  action?: ReactNode
  onClose(): void
}

/** One line above the page with a button that closes it, which needs script. */
export function ToastBox({ text, action, onClose }: ToastBoxProps) {
  const hasScript = useHydrated()
  return (
    <div
      className={`pointer-events-auto flex items-center gap-4 rounded bg-ink ps-5 text-paper ${hasScript ? '' : 'pe-5'}`}
    >
      <p className="py-3">{text}</p>
      {action}
      {hasScript && (
        <IconButton
          label="Close"
          icon={<CloseIcon className="size-4" />}
          onClick={onClose}
          className="text-paper hover:bg-ink"
        />
      )}
    </div>
  )
}
