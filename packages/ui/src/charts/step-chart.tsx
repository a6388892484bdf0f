import { classNames } from '../class-names.tsx'
import { ChartTable } from './chart-table.tsx'

export interface StepPoint {
  /** Full label for the table: `March 3, 2026`. */
  label: string
  value: number
  /** The formatted value. */
  text: string
  /** Where it begins, from 0 at the left edge to 1 at the right one. */
  from: number
}

interface Props {
  caption: string
  headers: readonly [string, string]
  /** In their order; each value holds until the next one. */
  points: readonly StepPoint[]
  /** Below the two ends of the chart. */
  ends: readonly [string, string]
  /** A value to compare with, drawn as a dashed line. */
  mark?: { value: number; text: string } | undefined
  className?: string | undefined
}

/** A value over time that changes in steps, scaled from zero to its highest. Values below zero are drawn as zero; the table has the number. */
export function StepChart({ caption, headers, points, ends, mark, className }: Props) {
  const most = Math.max(...points.map(({ value }) => value), mark?.value ?? 0, 1)
  const last = points.at(-1)
  const top = points.find(({ value }) => value === most)
  return (
    <figure className={classNames('grid gap-1', className)}>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-bold">{caption}</span>
        <span className="text-stone">
          {[top && `most ${top.text}`, last && `now ${last.text}`, mark?.text].filter(Boolean).join(', ')}
        </span>
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="mt-3 h-40 w-full border-b border-line"
      >
        <path d={`${stepPath(points, most)} V100 H0 Z`} className="fill-grout" />
        <path
          d={stepPath(points, most)}
          fill="none"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          className="stroke-clay"
        />
        {mark && (
          <path
            d={`M0 ${heightOf(mark.value, most)} H100`}
            strokeWidth="1"
            strokeDasharray="6 4"
            vectorEffect="non-scaling-stroke"
            className="stroke-ink"
          />
        )}
      </svg>
      <div aria-hidden="true" className="flex justify-between text-xs text-stone">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      <ChartTable caption={caption} headers={headers} rows={points} />
    </figure>
  )
}

/** From the top of the drawing, which keeps room for the line itself. */
const heightOf = (value: number, most: number): number => round(100 - (Math.max(0, value) / most) * 96)

const round = (value: number): number => Math.round(value * 100) / 100

function stepPath(points: readonly StepPoint[], most: number): string {
  const steps = points.map(({ from, value }, at) =>
    at === 0 ? `M0 ${heightOf(value, most)}` : `H${round(from * 100)} V${heightOf(value, most)}`,
  )
  return [...steps, 'H100'].join(' ')
}
