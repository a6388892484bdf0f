import { toneFills } from '@tessera/ui/charts/chart-tones'
import { Link } from '@tessera/ui/link'
import type { PromotionRow } from './promotion-view.ts'
import { timelineOf } from './timeline.ts'

const fills: Record<PromotionRow['state'], string> = {
  running: toneFills.sage,
  planned: toneFills.amber,
  'used-up': toneFills.clay,
  over: toneFills.stone,
  off: toneFills.line,
}

/** The months in which each promotion runs. The list below has the same dates as text, so screen readers pass over the bars. */
export function Timeline({ rows, now }: { rows: readonly PromotionRow[]; now: string }) {
  const { bars, months, today } = timelineOf(rows, now)
  if (bars.length === 0) return null
  return (
    <div className="timeline">
      <div className="timeline-row text-xs text-stone">
        <span />
        <svg aria-hidden="true" className="h-5 w-full overflow-visible">
          {months.map(({ label, at }) => (
            <text key={at} x={`${at}%`} y="14" className="fill-stone">
              {label}
            </text>
          ))}
        </svg>
      </div>
      {bars.map(({ id, name, state, start, width }) => (
        <div key={id} className="timeline-row">
          <Link href={`/promotions/${encodeURIComponent(id)}`} className="truncate text-sm no-underline">
            {name}
          </Link>
          <svg aria-hidden="true" className="h-6 w-full">
            {months.map(({ at }) => (
              <line key={at} x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" className="stroke-grout" />
            ))}
            <rect x={`${start}%`} width={`${width}%`} y="5" height="14" className={fills[state]} />
            <line x1={`${today}%`} x2={`${today}%`} y1="0" y2="100%" className="stroke-ink" />
          </svg>
        </div>
      ))}
    </div>
  )
}
