export interface LimitedPurchase {
  /** The whole order, including what it is added to. */
  orderCents: number
  /** The part that the month does not count yet. */
  newCents: number
  orderLimitCents: number | null
  monthLimitCents: number | null
  monthUsedCents: number
}

export interface OverLimit {
  kind: 'order' | 'month'
  limitCents: number
  usedCents: number
}

/** The limit that a purchase exceeds, the one per order first; a purchase of exactly the limit is within it. */
export function findOverLimit(purchase: LimitedPurchase): OverLimit | undefined {
  const { orderCents, newCents, orderLimitCents, monthLimitCents, monthUsedCents } = purchase
  if (orderLimitCents !== null && orderCents > orderLimitCents)
    return { kind: 'order', limitCents: orderLimitCents, usedCents: 0 }
  if (monthLimitCents !== null && newCents + monthUsedCents > monthLimitCents)
    return { kind: 'month', limitCents: monthLimitCents, usedCents: monthUsedCents }
  return undefined
}
