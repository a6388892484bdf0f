import { keepSizeTogether } from '@tessera/domain/keep-size-together'

interface Line {
  lineNo: number
  sku: string
  name: string
  /** `7 boxes`. */
  amount: string
  /** The room, or words of the customer. */
  about?: string
}

/** The lines that a task is about. */
export const TaskLines = ({ lines }: { lines: readonly Line[] }) => (
  <ul className="border-t border-grout">
    {lines.map(({ lineNo, sku, name, amount, about }) => (
      <li key={lineNo} className="flex flex-wrap justify-between gap-x-4 border-b border-grout py-1.5">
        <span className="min-w-0 wrap-anywhere">
          <span className="tabular text-stone">{sku}</span> {keepSizeTogether(name)}
          {about && <span className="block text-sm text-stone">{about}</span>}
        </span>
        <span className="tabular">{amount}</span>
      </li>
    ))}
  </ul>
)
