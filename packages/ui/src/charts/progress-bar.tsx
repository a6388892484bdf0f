import { classNames } from '../class-names.tsx'
import { type ChartTone, toneFills } from './chart-tones.tsx'

interface Props {
  /** The measure: `Way to Platinum`. */
  label: string
  /** 0 to 100. */
  percent: number
  /** Read aloud instead of the percentage. */
  text: string
  /** Labels at the start and the end. */
  ends?: readonly [string, string] | undefined
  tone?: ChartTone | undefined
  className?: string | undefined
}

export function ProgressBar({ label, percent, text, ends, tone = 'ink', className }: Props) {
  const shown = Math.max(0, Math.min(100, percent))
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <svg
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(shown)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className="h-3 w-full border border-line bg-paper"
      >
        <rect width={`${shown}%`} height="100%" className={toneFills[tone]} />
      </svg>
      {ends && (
        <p aria-hidden="true" className="flex justify-between gap-4 text-sm text-stone">
          <span>{ends[0]}</span>
          <span className="text-end">{ends[1]}</span>
        </p>
      )}
    </div>
  )
}
