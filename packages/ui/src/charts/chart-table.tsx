import { Disclosure } from '../disclosure.tsx'

export interface ChartRow {
  label: string
  text: string
}

interface Props {
  caption: string
  /** Headers of the two columns. */
  headers: readonly [string, string]
  rows: readonly ChartRow[]
}

/** The chart's exact numbers as a table, also for screen readers. */
export function ChartTable({ caption, headers, rows }: Props) {
  return (
    <Disclosure summary={<span className="text-sm text-stone">View data</span>} className="border-b-0">
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-grout text-stone">
            <th scope="col" className="py-1.5 text-start font-normal">
              {headers[0]}
            </th>
            <th scope="col" className="py-1.5 text-end font-normal">
              {headers[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, text }) => (
            <tr key={label} className="border-b border-grout">
              <th scope="row" className="py-1.5 text-start font-normal">
                {label}
              </th>
              <td className="tabular py-1.5 text-end">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}
