import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.tsx'
import { Link, type LinkProps } from './link.tsx'
import { Spinner } from './spinner.tsx'

/** `primary` is the single main action of a screen, in clay; all others are ink on paper. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'XSmall' | 'Small' | 'Medium' | 'Large'

interface ButtonStyle {
  kind?: ButtonKind | undefined
  size?: ButtonSize | undefined
  /** Full width of its container. */
  isWide?: boolean | undefined
}

/** Class names of kit.css: utility classes made up a tenth of a page with 50 buttons. */
export const buttonClass = ({ kind = 'secondary', size = 'Medium', isWide = false }: ButtonStyle = {}): string =>
  `button button-${kind} button-${size}${isWide ? ' w-full' : ''}`

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonStyle {
  /** Shows progress and ignores a second press, but keeps the focus. */
  isBusy?: boolean | undefined
  icon?: ReactNode | undefined
}

export function Button({
  kind,
  size,
  isWide,
  isBusy = false,
  icon,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={classNames(buttonClass({ kind, size, isWide }), className)}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

export interface LinkButtonProps extends LinkProps, ButtonStyle {
  icon?: ReactNode | undefined
}

export function LinkButton({ kind, size, isWide, icon, children, className, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={classNames(buttonClass({ kind, size, isWide }), 'no-underline', className)}>
      {icon}
      {children}
    </Link>
  )
}
