import type { StaffOrder } from '@tessera/client/shop/types.gen'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { formatDay, formatMoment } from '../../generic/format-days.ts'
import { ScanOrder } from '../../generic/scan/scan-order.tsx'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { AssignForm } from '../tasks/assign-form.tsx'
import type { NotesView } from '../tasks/note-view.ts'
import type { TaskOutcome } from '../tasks/task-actions.server.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderMoney, OrderPeople, OrderTimeline } from './order-facts.tsx'
import { OrderForwarded } from './order-forwarded.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMarks } from './order-marks.tsx'
import { OrderShipments } from './order-shipments.tsx'
import { OrderMessages, OrderRefunds, OrderReturns } from './order-talk.tsx'
import type { ForwardedPart } from './read-forwarded.server.ts'

interface Props {
  order: StaffOrder
  notes: NotesView
  formKey: string
  outcome: TaskOutcome | undefined
  /** The shipment that was just sent. */
  shipped: string | null
  /** It was just changed. */
  isChanged: boolean
  /** Staff came from the counter. */
  isJustPlaced: boolean
  /** Whether this person may act, not only look. */
  mayWork: boolean
  /** Whether this person may record refunds as sent. */
  mayRefund: boolean
  hasHistory: boolean
  forwarded: readonly ForwardedPart[]
  maySplit: boolean
  hasEmails: boolean
}

/** Everything about one order. */
export function OrderScreen({
  shipped,
  isChanged,
  isJustPlaced,
  hasHistory,
  hasEmails,
  forwarded,
  maySplit,
  notes,
  ...common
}: Props) {
  const { order, formKey, outcome, mayWork } = common
  return (
    <div className="grid gap-5">
      <OrderHead order={order} hasHistory={hasHistory} hasEmails={hasEmails} />
      <AssignForm kind="order" number={order.number} {...notes} formKey={formKey} outcome={outcome} />
      <OrderNotices
        order={order}
        shipped={shipped}
        isChanged={isChanged}
        isJustPlaced={isJustPlaced}
        outcome={outcome}
      />
      {order.isBeingCanceled && <Notice kind="warning">This order is being canceled. Nothing can be shipped.</Notice>}
      {mayWork && <OrderActions order={order} formKey={formKey} outcome={outcome} />}
      <div className="grid items-start gap-x-8 gap-y-6 desktop:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <ScreenPart title="Lines">
            <OrderLines lines={order.lines} />
            {mayWork && <LineLinks order={order} />}
          </ScreenPart>
          <OrderForwarded {...{ number: order.number, forwarded, maySplit, formKey, outcome }} />
          <OrderReturns {...common} />
          <OrderRefunds {...common} />
          <OrderShipments {...common} />
          <OrderMessages {...common} />
        </div>
        <div className="grid min-w-0 gap-6">
          <OrderPeople order={order} />
          <OrderMoney order={order} mayWork={mayWork} />
          <OrderTimeline order={order} notes={notes} formKey={formKey} outcome={outcome} />
        </div>
      </div>
    </div>
  )
}

/** Other work on the lines, as far as it is possible now. */
function LineLinks({ order: { number, changeProblem, lines } }: Pick<Props, 'order'>) {
  const isShipped = lines.some(({ shippedBoxes, returnedBoxes }) => shippedBoxes > returnedBoxes)
  return (
    <p className="flex flex-wrap gap-x-6">
      {!changeProblem && (
        <Link href={`/orders/${number}/change`} data-key="e">
          Change quantities, products or delivery
        </Link>
      )}
      {isShipped && <Link href={`/orders/${number}/return`}>Return or report damage for the customer</Link>}
    </p>
  )
}

/** Says what was just done to the order. */
const OrderNotices = ({
  order,
  shipped,
  isChanged,
  isJustPlaced,
  outcome,
}: Pick<Props, 'order' | 'shipped' | 'isChanged' | 'isJustPlaced' | 'outcome'>) => (
  <>
    {isJustPlaced && (
      <Notice kind="success" isLive>
        {order.status === 'awaiting-approval'
          ? 'Order placed. It needs the company’s approval.'
          : 'Order placed. The customer was notified.'}
      </Notice>
    )}
    {shipped && <ShippedNotice order={order} shipped={shipped} />}
    {isChanged && (
      <Notice kind="success" isLive>
        Order changed. The customer was notified.
      </Notice>
    )}
    {outcome?.done && (
      <Notice kind="success" isLive>
        {outcome.about}: {outcome.done}
      </Notice>
    )}
  </>
)

function OrderHead({ order, hasHistory, hasEmails }: Pick<Props, 'order' | 'hasHistory' | 'hasEmails'>) {
  const { number, poNumber, jobName, storeName, placedAt, timeZone, promisedOn, orderId, quoteId } = order
  const facts = [
    `Placed ${formatMoment(placedAt, timeZone)}`,
    promisedOn && `promised ${formatDay(promisedOn)}`,
    poNumber && `PO ${poNumber}`,
    jobName && `job ${jobName}`,
    storeName,
  ]
  return (
    <header className="grid gap-2">
      <Breadcrumb
        crumbs={[
          { title: 'Orders', url: '/orders' },
          { title: number, url: `/orders/${number}` },
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">Order {number}</h1>
        <OrderMarks {...order} />
      </div>
      <p className="text-stone wrap-anywhere">
        {facts.filter(Boolean).join(' · ')}
        {quoteId && (
          <>
            {' · '}
            <Link href={`/quotes/${quoteId}`}>Quote {quoteId}</Link>
          </>
        )}
        {orderId && (
          <>
            {' · '}
            <Link href={`/r/orders/Incoming/${orderId}`}>Platform record</Link>
          </>
        )}
        {hasEmails && (
          <>
            {' · '}
            <Link href={`/emails?view=all&search=${number}`}>Emails</Link>
          </>
        )}
        {hasHistory && (
          <>
            {' · '}
            <Link href={`/audit?record=orders/${orderId ?? number}`}>History</Link>
          </>
        )}
      </p>
    </header>
  )
}

function ShippedNotice({ order: { shipments, lines }, shipped }: { order: StaffOrder; shipped: string }) {
  if (!shipments.some(({ number }) => number === shipped)) return null
  const left = lines.reduce((sum, { leftBoxes }) => sum + leftBoxes, 0)
  return (
    <>
      <Notice kind="success" isLive>
        Shipment {shipped} was sent, and the customer was told.{' '}
        {left > 0 ? `${left} left to ship.` : 'Nothing left to ship.'}
      </Notice>
      <ScanOrder label="Scan the next order to pack it" />
    </>
  )
}
