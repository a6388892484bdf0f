import { classNames } from './class-names.tsx'
import { formatMoney } from './format.tsx'

export function Money({ cents, className }: { cents: number; className?: string | undefined }) {
  return <span className={classNames('tabular whitespace-nowrap', className)}>{formatMoney(cents)}</span>
}

interface PriceProps {
  cents: number
  /** `sq ft`, `box`, `piece`. */
  per: string
  /** The former price, struck through. */
  wasCents?: number | undefined
  isLarge?: boolean | undefined
  className?: string | undefined
}

/** `$8.59 / sq ft`, with the former price. */
export function Price({ cents, per, wasCents, isLarge = false, className }: PriceProps) {
  const isLower = wasCents !== undefined && wasCents > cents
  return (
    <span className={classNames('tabular inline-flex flex-wrap items-baseline gap-x-1.5', className)}>
      <span className={classNames(isLarge ? 'font-display text-3xl leading-tight' : 'text-lg', isLower && 'text-sale')}>
        {isLower && <span className="sr-only">Now </span>}
        {formatMoney(cents)}
      </span>
      <span className="text-sm text-stone">/ {per}</span>
      {isLower && (
        <s className="text-sm text-stone">
          <span className="sr-only">Was </span>
          {formatMoney(wasCents)}
        </s>
      )}
    </span>
  )
}

export function PricePerSqft(props: Omit<PriceProps, 'per'>) {
  return <Price {...props} per="sq ft" />
}
