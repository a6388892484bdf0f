import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Fragment } from 'react'
import type { Fault } from './health-view.ts'

export const faultTitle = (faults: readonly Fault[]): string =>
  faults.length === 1 ? '1 problem' : `${faults.length} problems`

/** Each in a sentence that leads to where it is put right, for people who may open that page. */
export const FaultList = ({ faults }: { faults: readonly Fault[] }) => (
  <ul className="grid gap-1">
    {faults.map((fault) => (
      <li key={fault.text} className="wrap-anywhere">
        {fault.href ? <Link href={fault.href}>{fault.text}</Link> : fault.text}
        <FaultRecords {...fault} />
      </li>
    ))}
  </ul>
)

/** `: 4500000012, 4500000015 and 3 more.` */
const FaultRecords = ({ records = [], more = 0 }: Pick<Fault, 'records' | 'more'>) =>
  records.length > 0 && (
    <>
      {': '}
      {records.map(({ name, href }, at) => (
        <Fragment key={href ?? name}>
          {at > 0 && (more === 0 && at === records.length - 1 ? ' and ' : ', ')}
          {href ? <Link href={href}>{name}</Link> : name}
        </Fragment>
      ))}
      {more > 0 && ` and ${formatCount(more)} more`}.
    </>
  )
