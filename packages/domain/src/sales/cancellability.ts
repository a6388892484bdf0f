export interface CancelFacts {
  status: 'awaiting-approval' | 'open' | 'completed' | 'declined' | 'canceled'
  fulfilments: readonly string[]
  /** By something that we cannot pay back by ourselves. */
  isPaidAtCounter: boolean
}

/** Goods nobody has touched yet. */
const untouched = new Set(['confirmed', 'allocated', 'backordered', 'canceled'])

const over: Partial<Record<CancelFacts['status'], string>> = {
  canceled: 'This order is already canceled.',
  declined: 'This order was declined and won’t ship.',
  completed: 'Everything has shipped. You can request a return instead.',
}
const picked = 'We’ve started picking this order. Call your store; they may still be able to stop it.'
const atCounter = 'This order was paid in store. Call your store to cancel it and get a refund.'

/** Why an order cannot be taken back by a click; nothing when it can. */
export function findCancelProblem({ status, fulfilments, isPaidAtCounter }: CancelFacts): string | undefined {
  if (over[status]) return over[status]
  if (!fulfilments.every((one) => untouched.has(one))) return picked
  return isPaidAtCounter ? atCounter : undefined
}

export interface LineCancelFacts extends Pick<CancelFacts, 'status' | 'isPaidAtCounter'> {
  origin: string
  fulfilment: string
  /** Neither sent nor canceled. */
  leftBoxes: number
}

/** Why boxes of one line cannot be taken back by a click; nothing when they can. */
export function findLineCancelProblem(line: LineCancelFacts): string | undefined {
  const { status, isPaidAtCounter, origin, fulfilment, leftBoxes } = line
  if (over[status]) return over[status]
  if (status === 'awaiting-approval')
    return 'This order is awaiting your company’s approval. You can only cancel the whole order.'
  if (leftBoxes <= 0) return 'There’s nothing left to cancel.'
  if (!untouched.has(fulfilment)) return 'This order is being picked. Please call your store.'
  if (origin === 'quote') return 'Quote prices apply to the whole quote. Ask your store for a change.'
  return isPaidAtCounter ? atCounter : undefined
}
