import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { TaskOutcome } from '../tasks/task-actions.server.ts'
import { DoButton, TaskForm } from '../tasks/task-card.tsx'
import type { ForwardedPart } from './read-forwarded.server.ts'

interface Props {
  number: string
  forwarded: readonly ForwardedPart[]
  /** Whether this person may make and send orders to suppliers. */
  maySplit: boolean
  formKey: string
  outcome: TaskOutcome | undefined
}

/** Orders to suppliers that were made from this one, and lines of suppliers that have none yet. */
export function OrderForwarded({ number, forwarded, maySplit, formKey, outcome }: Props) {
  if (forwarded.length === 0) return null
  const isUnsent = forwarded.some(({ isSent }) => !isSent)
  return (
    <ScreenPart title="Suppliers">
      <ul>
        {forwarded.map((part) => (
          <li
            key={`${part.id} ${part.supplierID}`}
            className="flex flex-wrap justify-between gap-x-4 border-b border-grout py-1"
          >
            <Link href={`/suppliers/${encodeURIComponent(part.supplierID)}`}>{part.supplierID}</Link>
            <PartState part={part} />
          </li>
        ))}
      </ul>
      {maySplit && isUnsent && (
        <TaskForm number={number} formKey={formKey} outcome={outcome}>
          <div className="flex flex-wrap gap-3">
            <DoButton intent="split:send">Send to suppliers</DoButton>
            {forwarded.some(({ id }) => id === null) && <DoButton intent="split:make">Split without sending</DoButton>}
          </div>
        </TaskForm>
      )}
    </ScreenPart>
  )
}

function PartState({ part: { id, quantity, shipped, isSent } }: { part: ForwardedPart }) {
  if (id === null) return <span className="tabular">{formatCount(quantity)} not split off yet</span>
  const text = isSent
    ? `${formatCount(shipped)} of ${formatCount(quantity)} shipped`
    : `${formatCount(quantity)} not sent`
  return (
    <span className="tabular">
      <Link href={`/forwarded/${encodeURIComponent(id)}`}>{text}</Link>
    </span>
  )
}
