import { classNames } from '../class-names.tsx'
import { columnHeight } from './bar-segments.tsx'
import { ChartTable } from './chart-table.tsx'
import { type ChartTone, toneFills } from './chart-tones.tsx'
import { formatShortMoney } from './format-short-money.tsx'

export interface ColumnBar {
  /** Full label for the table: `March 2026`. */
  label: string
  /** Below the column: `Mar`. */
  short: string
  value: number
  /** The formatted value: `$1,204.10`. */
  text: string
  tone?: ChartTone | undefined
}

interface Props {
  caption: string
  headers: readonly [string, string]
  bars: readonly ColumnBar[]
  /** The short value above a column; by default money. */
  shortTextOf?: (value: number) => string
  className?: string | undefined
}

/**
 * Columns over time, scaled to the highest, with their values; the latest is set off. Negative values are drawn as zero; the table has the
 * number.
 */
export function ColumnChart({ caption, headers, bars, shortTextOf = formatShortMoney, className }: Props) {
  const most = Math.max(...bars.map(({ value }) => value), 0)
  const highest = bars.find(({ value }) => value === most && most > 0)
  return (
    <figure className={classNames('grid gap-1', className)}>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-bold">{caption}</span>
        {highest && (
          <span className="text-stone">
            most in {highest.label}, {highest.text}
          </span>
        )}
      </figcaption>
      <div aria-hidden="true" className="mt-3 flex items-end gap-1 tablet:gap-2">
        {bars.map(({ label, short, value, tone }, at) => (
          <div
            key={label}
            className="grid min-w-0 grow basis-0 grid-cols-[minmax(0,1fr)] gap-1 text-center text-xs text-stone"
          >
            <span className="hidden text-ink tablet:block">{value > 0 ? shortTextOf(value) : ''}</span>
            <svg aria-hidden="true" className="h-32 w-full border-b border-line">
              <Column height={columnHeight(value, most)} tone={tone ?? (at === bars.length - 1 ? 'clay' : 'stone')} />
            </svg>
            <span className={at % 2 === (bars.length - 1) % 2 ? '' : 'invisible tablet:visible'}>{short}</span>
          </div>
        ))}
      </div>
      <ChartTable caption={caption} headers={headers} rows={bars} />
    </figure>
  )
}

const Column = ({ height, tone }: { height: number; tone: ChartTone }) => (
  <rect x="0" y={`${100 - height}%`} width="100%" height={`${height}%`} className={toneFills[tone]} />
)
