import { percentOf } from './offer-price.ts'

export interface PricedForClient {
  boxes: number
  /** Per box: the account's price and the retail price. */
  costCents: number
  retailCents: number
  /** Manual price for all boxes. */
  ownCents: number | null
}

/** The client's price for all boxes: the manual price, else cost plus markup, else the retail price. */
export function clientPrice(
  { boxes, costCents, retailCents, ownCents }: PricedForClient,
  markupPercent: number | null,
): number {
  if (ownCents !== null) return ownCents
  const each = markupPercent === null ? retailCents : costCents + percentOf(costCents, markupPercent)
  return each * boxes
}
