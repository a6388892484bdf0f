export interface CancelFacts {
  status: 'awaiting-approval' | 'open' | 'completed' | 'declined' | 'canceled'
  fulfilments: readonly string[]
  /** By something that we cannot pay back by ourselves. */
  isPaidAtCounter: boolean
}

/** Goods nobody has touched yet. */
const untouched = new Set(['confirmed', 'allocated', 'backordered', 'canceled'])

const over: Partial<Record<CancelFacts['status'], string>> = {
  canceled: 'This order was canceled already.',
  declined: 'This order was declined; nothing will be sent.',
  completed: 'Everything has been sent. You can ask for a return instead.',
}
const picked = 'We have begun to pick this order. Please call your store: they can often still stop it.'
const atCounter = 'This order was paid at the counter. Please call your store: they cancel it and give the money back.'

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
    return 'Your company has still to approve this order; it can be canceled as a whole.'
  if (leftBoxes <= 0) return 'Nothing of it is left to cancel.'
  if (!untouched.has(fulfilment)) return 'It is being picked. Please call your store.'
  if (origin === 'quote') return 'The prices of a quote are for all of it. Please ask your store for a change.'
  return isPaidAtCounter ? atCounter : undefined
}
