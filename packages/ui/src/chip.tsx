import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.tsx'
import { CloseIcon } from './icons.tsx'
import { Link } from './link.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const chipClass =
  'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 text-sm no-underline transition-colors cursor-pointer'
const plain = 'border-line bg-surface text-ink hover:border-ink'

export interface ChipLinkProps {
  href: string
  children: ReactNode
  isPicked?: boolean | undefined
  /** Shows a cross and the text "Remove filter". */
  isRemovable?: boolean | undefined
  rel?: string | undefined
}

export function ChipLink({ href, children, isPicked = false, isRemovable = false, rel }: ChipLinkProps) {
  return (
    <Link
      href={href}
      rel={rel}
      aria-current={isPicked && !isRemovable ? 'true' : undefined}
      className={classNames(chipClass, isPicked ? 'picked' : plain)}
    >
      {isRemovable && <VisuallyHidden>Remove filter</VisuallyHidden>}
      {children}
      {isRemovable && <CloseIcon className="size-3.5" />}
    </Link>
  )
}

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  isPicked?: boolean | undefined
}

/** A toggle button. */
export function Chip({ isPicked = false, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={isPicked}
      className={classNames(chipClass, isPicked ? 'picked' : plain, className)}
    />
  )
}
