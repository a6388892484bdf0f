import type { CancelFacts } from './find-cancel-problem.ts'

export interface StaffChangeFacts extends Pick<CancelFacts, 'status' | 'origin' | 'isPaidAtCounter'> {
  /** An online payment that is neither authorized nor taken. */
  isAwaitingPayment: boolean
}

const endedOrders: Partial<Record<CancelFacts['status'], string>> = {
  canceled: 'This order is canceled.',
  declined: 'This order was declined and won’t ship.',
  completed: 'Everything has shipped. Take boxes back with a return.',
}

/** Why staff cannot change an order at all; undefined if they can. */
export function findStaffChangeProblem({
  status,
  isAwaitingPayment,
}: Pick<StaffChangeFacts, 'status' | 'isAwaitingPayment'>): string | undefined {
  if (endedOrders[status]) return endedOrders[status]
  if (status === 'awaiting-approval')
    return 'This order needs its company’s approval. It can be changed once it’s approved.'
  return isAwaitingPayment ? 'The payment isn’t complete yet. Wait until it is.' : undefined
}

export interface StaffLineFacts {
  name: string
  shippedBoxes: number
  /** Neither shipped nor canceled. */
  leftBoxes: number
}

/** Why staff cannot cancel that many boxes of a line; undefined if they can, also while it is being picked. */
export function findStaffCancelProblem(
  { origin, isPaidAtCounter, isAll }: Pick<StaffChangeFacts, 'origin' | 'isPaidAtCounter'> & { isAll: boolean },
  { name, shippedBoxes, leftBoxes }: StaffLineFacts,
  boxes: number,
): string | undefined {
  if (origin === 'quote' && !isAll)
    return 'This order comes from a quote, whose prices are for all of it. Cancel all of it, or make a new offer.'
  if (isPaidAtCounter)
    return origin === 'counter'
      ? 'This order was paid at the register. Refund it there.'
      : 'This shop has no record of the card payment. Refund it where it was taken.'
  if (boxes <= leftBoxes) return undefined
  return shippedBoxes > 0
    ? `${name}: ${shippedBoxes} shipped already, and only ${leftBoxes} can be canceled. Take the others back with a return.`
    : `${name}: only ${leftBoxes} can be canceled.`
}

export interface StaffAddFacts {
  origin: string
  /** The platform's order, which takes the boxes from stock. */
  orderId: string | null
  /** Placed online on the account's terms. */
  isOnTerms: boolean
}

/** Why staff cannot add boxes to an order; undefined if they can. */
export function findStaffAddProblem({ origin, orderId, isOnTerms }: StaffAddFacts): string | undefined {
  if (origin === 'quote') return 'Quote prices are for the quoted items alone. Make a new offer for more.'
  if (origin !== 'web' || orderId === null)
    return 'Boxes can be added to orders that were placed online in this shop. Place a new order.'
  return isOnTerms
    ? undefined
    : 'This order is paid, and a payment is taken once per order. Place a new order for more.'
}
