import { classNames } from './class-names.tsx'

/** Four animated tesserae. Not announced; the text beside it is. */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className={classNames('spinner size-4', className)} fill="currentColor">
      <rect x="1" y="1" width="6" height="6" />
      <rect x="9" y="1" width="6" height="6" />
      <rect x="9" y="9" width="6" height="6" />
      <rect x="1" y="9" width="6" height="6" />
    </svg>
  )
}

interface ProgressProps {
  label: string
  value: number
  max: number
  /** The numbers as text: "1,200 of 5,000 points". */
  text: string
}

export function Progress({ label, value, max, text }: ProgressProps) {
  return (
    <div className="grid gap-1">
      <div className="flex justify-between gap-4 text-sm">
        <span>{label}</span>
        <span className="tabular text-stone">{text}</span>
      </div>
      <progress className="progress" value={value} max={max} aria-label={label}>
        {text}
      </progress>
    </div>
  )
}
