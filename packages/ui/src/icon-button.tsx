import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Names the action: read aloud, and shown as a tooltip. */
  label: string
  icon: ReactNode
}

export const iconButtonClass =
  'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded text-ink no-underline transition-colors hover:bg-grout disabled:cursor-not-allowed disabled:opacity-50'

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} className={classNames(iconButtonClass, className)}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}
