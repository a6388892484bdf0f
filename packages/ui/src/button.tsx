import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classes } from './class-names.tsx'
import { Link, type LinkProps } from './link.tsx'
import { Spinner } from './spinner.tsx'

/** Primary is the one clay action of a screen; everything else is ink on paper. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'XSmall' | 'Small' | 'Medium' | 'Large'

interface Look {
  kind?: ButtonKind | undefined
  size?: ButtonSize | undefined
  /** As wide as its place. */
  isWide?: boolean | undefined
}

const kinds: Record<ButtonKind, string> = {
  primary: 'border-clay bg-clay text-on-clay hover:bg-ink hover:border-ink hover:text-paper',
  secondary: 'border-line bg-transparent text-ink hover:border-ink hover:bg-ink hover:text-paper',
  quiet: 'border-transparent bg-transparent text-ink underline decoration-line hover:decoration-ink',
  danger: 'border-sale bg-transparent text-sale hover:bg-sale hover:text-paper',
}
const sizes: Record<ButtonSize, string> = {
  XSmall: 'min-h-7 px-2.5 text-xs gap-1',
  Small: 'min-h-9 px-3.5 text-sm gap-1.5',
  Medium: 'min-h-11 px-5 text-base gap-2',
  Large: 'min-h-13 px-7 text-lg gap-2.5',
}

export const buttonClass = ({ kind = 'secondary', size = 'Medium', isWide = false }: Look = {}): string =>
  classes(
    'inline-flex cursor-pointer items-center justify-center rounded border text-center leading-snug transition-colors',
    'duration-150 ease-out disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed',
    kinds[kind],
    sizes[size],
    isWide && 'w-full',
  )

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Shows progress and refuses a second press, but keeps the focus. */
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
      className={classes(buttonClass({ kind, size, isWide }), className)}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

export interface LinkButtonProps extends LinkProps, Look {
  icon?: ReactNode | undefined
}

export function LinkButton({ kind, size, isWide, icon, children, className, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={classes(buttonClass({ kind, size, isWide }), 'no-underline', className)}>
      {icon}
      {children}
    </Link>
  )
}
