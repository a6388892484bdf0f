export interface ExtendFacts {
  status: 'awaiting-approval' | 'open' | 'completed' | 'declined' | 'canceled'
  origin: string
  fulfilments: readonly string[]
  /** On the account's terms, so the order's invoice will include the addition. */
  isOnTerms: boolean
  /** Nothing is owed, now or later. */
  isPaid: boolean
  isMine: boolean
  placedBy: string | null
}

/** Statuses before picking. */
const untouched = new Set(['confirmed', 'allocated', 'backordered', 'canceled'])
const instead = 'Please place a new order and message your store to ship both together.'

/** Why lines cannot be added online, and what to do instead; undefined if they can. */
export function findExtendProblem(order: ExtendFacts): string | undefined {
  const { status, origin, fulfilments, isOnTerms, isPaid, isMine, placedBy } = order
  if (status === 'canceled' || status === 'declined') return 'This order won’t ship.'
  if (status === 'completed') return 'Everything has shipped. Please place a new order.'
  if (status === 'awaiting-approval') return 'This order is awaiting your company’s approval.'
  if (!fulfilments.every((one) => untouched.has(one))) return `We’ve started picking this order. ${instead}`
  if (origin === 'quote') return 'Quote prices apply only to the quoted items. Ask your store for a change.'
  if (origin === 'addition') return 'Please place a new order.'
  if (origin !== 'web') return 'This order wasn’t placed online. Please call your store.'
  if (!isOnTerms && !isPaid) return `We can’t add to this order online. ${instead}`
  if (!isOnTerms) return `This order is already paid, and we charge a card once per order. ${instead}`
  if (!isMine) return `Only ${placedBy ?? 'the person who placed it'} can add to this order.`
  return undefined
}
