import { Link } from '@tessera/ui/link'
import type { Fault } from './health-view.ts'

export const faultTitle = (faults: readonly Fault[]): string =>
  faults.length === 1 ? '1 problem' : `${faults.length} problems`

/** Each in a sentence that leads to where it is put right. */
export const FaultList = ({ faults }: { faults: readonly Fault[] }) => (
  <ul className="grid gap-1">
    {faults.map(({ text, href }) => (
      <li key={text} className="wrap-anywhere">
        {href ? <Link href={href}>{text}</Link> : text}
      </li>
    ))}
  </ul>
)
