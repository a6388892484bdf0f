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
  // goods are invoiced when they leave, days before they arrive
  { kind: 'invoiced', label: 'Invoiced' },
  { kind: 'delivered', label: 'Delivered' },
] as const

/** These steps show only once they have happened or while they are pending; the others belong to every order. */
const isPart = (kind: string, order: Facts): boolean => {
  if (order.timeline.some((event) => event.kind === kind)) return true
  if (kind === 'approved') return order.status === 'awaiting-approval'
  if (kind === 'ready-for-pick-up') return isPickUp(order)
  return kind !== 'invoiced' && !(isPickUp(order) && kind === 'shipped')
}

const isPickUp = ({ type, shipments }: Facts): boolean =>
  type === 'pick-up' || shipments.some(({ kind }) => kind === 'pick-up')

/** The shipped step says "partly" while boxes are still to be shipped. A customer picks up what no truck delivers. */
function labelOf(kind: string, usual: string, order: Facts): string {
  const { lines } = order
  const label = kind === 'delivered' && isPickUp(order) ? 'Picked up' : usual
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
