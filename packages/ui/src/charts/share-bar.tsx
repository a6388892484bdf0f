import { classNames } from '../class-names.tsx'
import { segmentsOf } from './bar-segments.tsx'
import { type ChartTone, toneFills } from './chart-tones.tsx'

export interface ShareBarPart {
  label: string
  value: number
  text: string
  tone: ChartTone
}

interface Props {
  caption: string
  isCaptionShown?: boolean | undefined
  headers: readonly [string, string]
  shares: readonly ShareBarPart[]
  className?: string | undefined
}

/** Parts of a whole as a stacked bar, with a table below that is also its legend. */
export function ShareBar({ caption, isCaptionShown = true, headers, shares, className }: Props) {
  const segments = segmentsOf(shares.map(({ value }) => value))
  return (
    <div className={classNames('grid gap-4', className)}>
      <svg aria-hidden="true" className="h-6 w-full border border-grout bg-paper">
        {shares.map(({ label, tone }, at) => {
          const { start = 0, width = 0 } = segments[at] ?? {}
          return <rect key={label} x={`${start}%`} width={`${width}%`} height="100%" className={segmentClass(tone)} />
        })}
      </svg>
      <table className="w-full text-sm">
        <caption className={isCaptionShown ? 'pb-1 text-start font-bold' : 'sr-only'}>{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{headers[0]}</th>
            <th scope="col">{headers[1]}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ label, text, value, tone }) => (
            <tr key={label} className="border-b border-grout">
              <th scope="row" className="py-1.5 text-start font-normal">
                <span className="flex items-center gap-2.5">
                  <svg aria-hidden="true" className="size-3 shrink-0">
                    <rect width="100%" height="100%" className={toneFills[tone]} />
                  </svg>
                  {label}
                </span>
              </th>
              <td className={classNames('tabular py-1.5 text-end', value === 0 && 'text-stone')}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A paper-colored gap between two parts, as between tiles. */
const segmentClass = (tone: ChartTone): string => `${toneFills[tone]} stroke-paper stroke-2`
