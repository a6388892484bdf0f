export interface CancelFacts {
  status: 'awaiting-approval' | 'open' | 'completed' | 'declined' | 'canceled'
  fulfilments: readonly string[]
  /** Where the order was placed. */
  origin: string
  /** Paid by a method that we cannot refund automatically. */
  isPaidAtCounter: boolean
}

/** Statuses before picking. */
const untouched = new Set(['confirmed', 'allocated', 'backordered', 'canceled'])

const endedOrders: Partial<Record<CancelFacts['status'], string>> = {
  canceled: 'This order is already canceled.',
  declined: 'This order was declined and won’t ship.',
  completed: 'Everything has shipped. You can request a return instead.',
}
const picked = 'We’ve started picking this order. Call your store; they may still be able to stop it.'
const atCounter = 'This order was paid in store. Call your store to cancel it and get a refund.'
const elsewhere = 'We can’t refund this payment online. Call your store to cancel the order and get a refund.'

/** An order without a payment of ours was paid at the register, or before this shop took its payments. */
const findRefundProblem = ({ origin, isPaidAtCounter }: Pick<CancelFacts, 'origin' | 'isPaidAtCounter'>) => {
  if (!isPaidAtCounter) return undefined
  return origin === 'counter' ? atCounter : elsewhere
}

/** Why the order cannot be canceled online; undefined if it can. */
export function findCancelProblem({ status, fulfilments, ...paid }: CancelFacts): string | undefined {
  if (endedOrders[status]) return endedOrders[status]
  if (!fulfilments.every((one) => untouched.has(one))) return picked
  return findRefundProblem(paid)
}

export interface LineCancelFacts extends Pick<CancelFacts, 'status' | 'origin' | 'isPaidAtCounter'> {
  fulfilment: string
  /** Neither shipped nor canceled. */
  leftBoxes: number
}

/** Why boxes of a line cannot be canceled online; undefined if they can. */
export function findLineCancelProblem(line: LineCancelFacts): string | undefined {
  const { status, origin, fulfilment, leftBoxes } = line
  if (endedOrders[status]) return endedOrders[status]
  if (status === 'awaiting-approval')
    return 'This order is awaiting your company’s approval. You can only cancel the whole order.'
  if (leftBoxes <= 0) return 'There’s nothing left to cancel.'
  if (!untouched.has(fulfilment)) return 'This order is being picked. Please call your store.'
  if (origin === 'quote') return 'Quote prices apply to the whole quote. Ask your store for a change.'
  return findRefundProblem(line)
}
