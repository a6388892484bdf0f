import type { StaffOrder } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { formatDay, formatMoment } from '../../generic/format-days.ts'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { NoteForm } from '../tasks/note-form.tsx'
import { type NotesView, withNotes } from '../tasks/note-view.ts'
import type { TaskOutcome } from '../tasks/task-actions.server.ts'

/** The sums of an order and its invoices. */
export function OrderMoney({ order, mayWork }: { order: StaffOrder; mayWork: boolean }) {
  // documents of guests have no page: they are paid at once
  const hasPages = mayWork && order.customerNumber !== null
  const sums: readonly (readonly [label: string, cents: number])[] = [
    ['Subtotal', order.subtotalCents],
    ['Discount', -order.discountCents],
    ['Freight', order.shippingCents],
    ['Tax', order.taxCents],
    ['Canceled', -order.canceledCents],
  ]
  const { totalCents, canceledCents, balanceCents, paymentText, documents } = order
  return (
    <ScreenPart title="Money">
      <dl>
        {sums.map(([label, cents]) => cents !== 0 && <Sum key={label} label={label} cents={cents} />)}
        <Sum label="Total" cents={totalCents - canceledCents} isStrong />
        {balanceCents > 0 && <Sum label="Open on invoices" cents={balanceCents} />}
      </dl>
      {paymentText && <p>Payment: {paymentText}</p>}
      <ul>
        {documents.map(({ id, label, amountCents, openCents, documentOn }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-grout py-1">
            <span>
              {hasPages ? <Link href={`/money/documents/${id}`}>{label}</Link> : label}
              {documentOn && <span className="text-stone"> · {formatDay(documentOn)}</span>}
            </span>
            <span className="tabular">
              {formatMoney(amountCents)}
              {openCents > 0 && <span className="text-stone"> · {formatMoney(openCents)} open</span>}
            </span>
          </li>
        ))}
      </ul>
    </ScreenPart>
  )
}

interface SumProps {
  label: string
  cents: number
  isStrong?: boolean
}

const Sum = ({ label, cents, isStrong = false }: SumProps) => (
  <div className={`flex justify-between gap-4 py-0.5 ${isStrong ? 'font-bold' : ''}`}>
    <dt>{label}</dt>
    <dd className="tabular">{formatMoney(cents)}</dd>
  </div>
)

/** The customer, the people of the order and its destination. */
export function OrderPeople({ order }: { order: StaffOrder }) {
  const { customer, customerNumber, isOnHold, people, shippingAddress: to, isPickUp, storeName } = order
  return (
    <ScreenPart title="Customer">
      <p className="flex flex-wrap items-center gap-2">
        {customerNumber ? <Link href={`/customers/${customerNumber}`}>{customer}</Link> : <b>{customer}</b>}
        {customerNumber ? <span className="text-stone">Customer {customerNumber}</span> : <Badge>Guest</Badge>}
        {isOnHold && <Badge kind="sale">On hold</Badge>}
      </p>
      <ul className="grid gap-1">
        {people.map(({ part, name, email, phone }) => (
          <li key={part} className="wrap-anywhere">
            <span className="text-stone">{part}</span> {name}
            {email && (
              <>
                {' · '}
                <a href={`mailto:${email}`}>{email}</a>
              </>
            )}
            {phone && (
              <>
                {' · '}
                <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
              </>
            )}
          </li>
        ))}
      </ul>
      {to && !isPickUp && (
        <p>{[to.company, to.street1, to.street2, `${to.city}, ${to.state} ${to.zip}`].filter(Boolean).join(', ')}</p>
      )}
      {isPickUp && <p>Pickup at {storeName ?? 'the store'}</p>}
      {order.instructions && <p className="border-s-2 border-line ps-3">{order.instructions}</p>}
    </ScreenPart>
  )
}

interface TimelineProps {
  order: StaffOrder
  notes: NotesView
  formKey: string
  outcome: TaskOutcome | undefined
}

/** Everything that happened, newest first. */
export const OrderTimeline = ({ order: { number, timeline, timeZone }, notes, formKey, outcome }: TimelineProps) => (
  <ScreenPart title="Timeline">
    {notes.mayWrite && (
      <NoteForm key={notes.notes.length} kind="order" number={number} formKey={formKey} outcome={outcome} />
    )}
    <ol className="grid gap-2">
      {withNotes(timeline, notes.notes)
        .toReversed()
        .map(({ at, text, by }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be alike
          <li key={index} className="wrap-anywhere">
            <span className="block whitespace-pre-line">{text}</span>
            <span className="text-xs text-stone">{[formatMoment(at, timeZone), by].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
    </ol>
  </ScreenPart>
)
