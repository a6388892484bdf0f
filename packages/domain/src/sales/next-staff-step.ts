export interface StaffStepFacts {
  status: string
  isBeingCanceled: boolean
  isAwaitingPayment: boolean
  isPickUp: boolean
  lines: readonly { leftBoxes: number; fulfilment: string }[]
  shipments: readonly { deliveredAt: string | null }[]
}

export type StaffStep = 'approval' | 'payment' | 'ship' | 'ready' | 'hand-over' | 'arrival'

/** The usual next step of an order, which its page offers first; undefined when nothing is left to do. */
export function nextStaffStep(order: StaffStepFacts): StaffStep | undefined {
  const { status, isBeingCanceled, isAwaitingPayment, isPickUp, lines, shipments } = order
  if (isBeingCanceled) return undefined
  if (status === 'awaiting-approval') return 'approval'
  const left = lines.filter(({ leftBoxes }) => leftBoxes > 0)
  if (status === 'open' && left.length > 0) {
    if (isAwaitingPayment) return 'payment'
    if (!isPickUp) return 'ship'
    return left.every(({ fulfilment }) => fulfilment === 'ready-for-pick-up') ? 'hand-over' : 'ready'
  }
  const isUnderWay = shipments.some(({ deliveredAt }) => deliveredAt === null)
  return isUnderWay && (status === 'open' || status === 'completed') ? 'arrival' : undefined
}
