import { classNames } from '../class-names.tsx'
import { columnHeight } from './bar-segments.tsx'
import { type ChartTone, toneFills } from './chart-tones.tsx'

export interface RowBar {
  label: string
  value: number
  text: string
}

interface Props {
  caption: string
  headers: readonly [string, string]
  bars: readonly RowBar[]
  tone?: ChartTone | undefined
  className?: string | undefined
}

/** Horizontal bars. Each row has its label and number, so the chart is its own table. */
export function RowChart({ caption, headers, bars, tone = 'ink', className }: Props) {
  const most = Math.max(...bars.map(({ value }) => value), 0)
  return (
    <table className={classNames('w-full text-sm', className)}>
      <caption className="pb-2 text-start font-bold">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{headers[0]}</th>
          <th scope="col">{headers[1]}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, value, text }) => (
          <tr key={label} className="border-t border-grout">
            <th scope="row" className="py-2 pe-4 text-start font-normal break-words">
              {label}
              <svg aria-hidden="true" className="mt-1 block h-1.5 w-full">
                <rect width={`${columnHeight(value, most)}%`} height="100%" className={toneFills[tone]} />
              </svg>
            </th>
            <td className="tabular py-2 text-end align-bottom whitespace-nowrap">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
