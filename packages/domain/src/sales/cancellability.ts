export interface CancelFacts {
  status: 'awaiting-approval' | 'open' | 'completed' | 'declined' | 'canceled'
  fulfilments: readonly string[]
  /** Money that has left the customer for it, in cents. */
  takenCents: number
}

/** Goods nobody has touched yet. */
const untouched = new Set(['confirmed', 'allocated', 'backordered', 'canceled'])

/** Why an order cannot be taken back by a click; nothing when it can. */
export function findCancelProblem({ status, fulfilments, takenCents }: CancelFacts): string | undefined {
  if (status === 'canceled') return 'This order was canceled already.'
  if (status === 'declined') return 'This order was declined; nothing will be sent.'
  if (status === 'completed') return 'Everything has been sent. You can ask for a return instead.'
  if (!fulfilments.every((one) => untouched.has(one)))
    return 'We have begun to pick this order. Please call your store: they can often still stop it.'
  if (takenCents > 0)
    return 'This order is paid for already. Please call your store: they cancel it and give the money back.'
  return undefined
}
