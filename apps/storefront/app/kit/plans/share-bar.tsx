interface Part {
  /** The color of the part; text carries the same information. */
  tone: 'ink' | 'sage' | 'line' | 'sale'
  value: number
}

interface Props {
  /** The value of the full bar. */
  whole: number
  parts: readonly Part[]
  /** The target value, if it is not the end of the bar. */
  mark?: number | undefined
}

const fills: Record<Part['tone'], string> = {
  ink: 'fill-ink',
  sage: 'fill-sage',
  line: 'fill-line',
  sale: 'fill-sale',
}

/** Parts of a whole as one bar. The numbers are also shown as text, so the bar is decorative. */
export function ShareBar({ whole, parts, mark }: Props) {
  const width = (value: number) => (whole > 0 ? Math.min(Math.max((value / whole) * 100, 0), 100) : 0)
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { value }) => sum + width(value), 0))
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="block h-2 w-full forced-color-adjust-none"
    >
      <rect width="100" height="8" className="fill-grout" />
      {parts.map(({ tone, value }, at) => (
        <rect key={tone} x={starts[at]} width={width(value)} height="8" className={fills[tone]} />
      ))}
      {mark !== undefined && mark < whole && (
        <rect x={width(mark) - 0.4} width="0.8" height="8" className="fill-paper" />
      )}
    </svg>
  )
}
