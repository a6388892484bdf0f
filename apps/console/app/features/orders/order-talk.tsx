import type { StaffOrder } from '@tessera/client/shop/types.gen'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { RefundForm } from '../tasks/refund-form.tsx'
import { ReturnForm } from '../tasks/return-form.tsx'
import type { TaskOutcome } from '../tasks/task-actions.server.ts'
import { DoButton, TaskAttachment, TaskForm, TaskText } from '../tasks/task-card.tsx'
import { MessageList } from './message-list.tsx'

interface Props {
  order: StaffOrder
  formKey: string
  outcome: TaskOutcome | undefined
  mayWork: boolean
}

/** Messages of both sides, and the answer. */
export function OrderMessages({
  order: { number, customerNumber, messages, timeZone },
  formKey,
  outcome,
  mayWork,
}: Props) {
  return (
    <ScreenPart title="Messages">
      <MessageList kind="order" messages={messages} timeZone={timeZone} />
      {mayWork && (
        <TaskForm number={number} formKey={formKey} outcome={outcome} hasFile>
          <TaskText label="Message to the customer" number={number} outcome={outcome} />
          {customerNumber && <TaskAttachment number={number} />}
          <div>
            <DoButton intent="answerOrder">Send message</DoButton>
          </div>
        </TaskForm>
      )}
    </ScreenPart>
  )
}

/** Returns and claims of the order, each with its next step. */
export function OrderReturns({ order: { returns }, formKey, outcome, mayWork }: Props) {
  if (returns.length === 0) return null
  return (
    <ScreenPart title="Returns and claims">
      <ul className="grid gap-3">
        {returns.map((one) => (
          <li key={one.number} className="grid gap-2 border border-grout bg-surface p-3">
            <p className="flex flex-wrap justify-between gap-x-4">
              <Link href={`/returns/${one.number}`} className="font-bold">
                {one.kind === 'damage' ? 'Damage claim' : 'Return'} {one.number}
              </Link>
              <span className="text-stone">{one.status}</span>
            </p>
            <p>{one.reason}</p>
            <ul>
              {one.lines.map((line) => (
                <li key={line.lineNo}>
                  <span className="tabular text-stone">{line.sku}</span>{' '}
                  {line.pieces ? formatUnits(line.pieces, 'piece') : formatUnits(line.boxes, line.unit)}
                  {line.acceptedBoxes !== null && `, ${line.acceptedBoxes} accepted`}
                </li>
              ))}
            </ul>
            {one.creditCents !== null && (
              <p>
                Credit {formatMoney(one.creditCents)}
                {one.creditTo && ` to ${one.creditTo}`}
              </p>
            )}
            {mayWork && isWaiting(one) && (
              <ReturnForm
                returnNumber={one.number}
                kind={one.kind}
                status={one.status}
                lines={one.lines}
                formKey={formKey}
                outcome={outcome}
              />
            )}
          </li>
        ))}
      </ul>
    </ScreenPart>
  )
}

const isWaiting = ({ status }: StaffOrder['returns'][number]): boolean =>
  status === 'requested' || status === 'approved' || status === 'received'

interface RefundsProps extends Omit<Props, 'mayWork'> {
  mayRefund: boolean
}

/** Money that was promised and has to be sent. */
export function OrderRefunds({ order: { refunds }, formKey, outcome, mayRefund }: RefundsProps) {
  if (refunds.length === 0 || !mayRefund) return null
  return (
    <ScreenPart title="Refunds to send">
      {refunds.map(({ refundId, documentId, cents }) => (
        <div key={refundId} className="grid gap-2 border border-grout bg-surface p-3">
          <p>
            <b>{formatMoney(cents)}</b> for {documentId}
          </p>
          <RefundForm refundId={refundId} formKey={formKey} outcome={outcome} />
        </div>
      ))}
    </ScreenPart>
  )
}
