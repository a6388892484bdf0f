import { percentOf } from './offer-price.ts'

export interface PricedForClient {
  boxes: number
  /** For a box: what the account pays, and what everybody pays. */
  costCents: number
  retailCents: number
  /** For all boxes, set by hand. */
  ownCents: number | null
}

/** What a client is told for all boxes: the price set by hand, else cost with the markup, else the retail price. */
export function clientPrice(
  { boxes, costCents, retailCents, ownCents }: PricedForClient,
  markupPercent: number | null,
): number {
  if (ownCents !== null) return ownCents
  const each = markupPercent === null ? retailCents : costCents + percentOf(costCents, markupPercent)
  return each * boxes
}
