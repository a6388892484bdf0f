export interface ExtendFacts {
  status: 'awaiting-approval' | 'open' | 'completed' | 'declined' | 'canceled'
  origin: string
  fulfilments: readonly string[]
  /** On the account's terms: the invoice of the order will name what was added. */
  isOnTerms: boolean
  isMine: boolean
  placedBy: string | null
}

/** Goods nobody has touched yet. */
const untouched = new Set(['confirmed', 'allocated', 'backordered', 'canceled'])
const instead = 'Please place another order; your store sends both together if you ask for it in a message.'

/** Why nothing can be added to an order by a click, and what to do instead; nothing when it can. */
export function findExtendProblem(order: ExtendFacts): string | undefined {
  const { status, origin, fulfilments, isOnTerms, isMine, placedBy } = order
  if (status === 'canceled' || status === 'declined') return 'Nothing of this order will be sent.'
  if (status === 'completed') return 'Everything has been sent. Please place another order.'
  if (status === 'awaiting-approval') return 'Your company has still to approve this order.'
  if (!fulfilments.every((one) => untouched.has(one))) return `It is being picked. ${instead}`
  if (origin === 'quote') return 'The prices of a quote are for what it names. Please ask your store for a change.'
  if (origin !== 'web') return 'This order was not placed online. Please call your store.'
  if (!isOnTerms) return `This order is paid already, and a card is charged once for an order. ${instead}`
  if (!isMine) return `Only ${placedBy ?? 'whoever placed it'} can add to this order.`
  return undefined
}
