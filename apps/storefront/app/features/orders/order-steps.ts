import type { OrderDetail } from '@tessera/client/shop/types.gen'

export interface OrderStep {
  kind: string
  label: string
  /** When the step was reached; null if it is still ahead. */
  at: string | null
}

type Facts = Pick<OrderDetail, 'status' | 'type' | 'timeline' | 'shipments'> & {
  lines: readonly Pick<OrderDetail['lines'][number], 'boxes' | 'shippedBoxes' | 'canceledBoxes'>[]
}

/** The steps of every order, in display order. */
const usualSteps = [
  { kind: 'placed', label: 'Placed' },
  { kind: 'approved', label: 'Approved' },
  { kind: 'allocated', label: 'Reserved' },
  { kind: 'picking', label: 'Picked' },
  { kind: 'ready-for-pick-up', label: 'Ready for pickup' },
  { kind: 'shipped', label: 'Shipped' },
  { kind: 'delivered', label: 'Delivered' },
  { kind: 'invoiced', label: 'Invoiced' },
] as const

/** These steps show only once they have happened or while they are pending; the others belong to every order. */
const isPart = (kind: string, { status, timeline, shipments, type }: Facts): boolean => {
  if (timeline.some((event) => event.kind === kind)) return true
  if (kind === 'approved') return status === 'awaiting-approval'
  const isPickUp = type === 'pick-up' || shipments.some((shipment) => shipment.kind === 'pick-up')
  if (kind === 'ready-for-pick-up') return isPickUp
  return kind !== 'invoiced' && !(isPickUp && kind === 'shipped')
}

/** The shipped step says "partly" while boxes are still to be shipped. */
function labelOf(kind: string, label: string, { lines }: Facts): string {
  const isPartial = lines.some(({ boxes, shippedBoxes, canceledBoxes }) => shippedBoxes < boxes - canceledBoxes)
  const isSent = lines.some(({ shippedBoxes }) => shippedBoxes > 0)
  return isPartial && isSent && (kind === 'shipped' || kind === 'delivered') ? `Partly ${label.toLowerCase()}` : label
}

/** The steps of an order up to now and ahead. An order that ended early stops at its last step. */
export function orderSteps(order: Facts): OrderStep[] {
  const { timeline, status } = order
  const lastOf = (kind: string): string | null => timeline.findLast((event) => event.kind === kind)?.at ?? null
  const steps = usualSteps
    .filter(({ kind }) => isPart(kind, order))
    .map(({ kind, label }) => ({ kind, label: labelOf(kind, label, order), at: lastOf(kind) }))
  if (status !== 'canceled' && status !== 'declined') return withPassed(steps)
  const reached = steps.filter(({ at }) => at !== null)
  return [
    ...reached,
    { kind: status, label: status === 'canceled' ? 'Canceled' : 'Declined', at: lastOf(status) ?? '' },
  ]
}

/** A step without a record is passed if a later one has a record: a shipped order must have been picked. */
function withPassed(steps: readonly OrderStep[]): OrderStep[] {
  const last = steps.findLastIndex(({ at }) => at !== null)
  return steps.map((step, index) => (index < last && step.at === null ? { ...step, at: '' } : step))
}
