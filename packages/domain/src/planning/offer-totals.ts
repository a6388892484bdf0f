import { offerFreight } from './offer-freight.ts'
import { percentOf } from './offer-price.ts'

export interface OfferTax {
  /** Percent with up to three decimals. */
  percent: number
  isShippingTaxed: boolean
}

export const offerTaxOf = (tax: OfferTax | undefined, goodsCents: number, freightCents: number): number =>
  tax ? percentOf(goodsCents + (tax.isShippingTaxed ? freightCents : 0), tax.percent) : 0

export interface OfferTotals {
  subtotalCents: number
  freightCents: number
  taxCents: number
  totalCents: number
}

/** The sums of an offer, in whole cents. */
export function offerTotals(
  lines: readonly { boxes: number; unitPriceCents: number }[],
  freightCents: number,
  tax: OfferTax | undefined,
): OfferTotals {
  const subtotalCents = lines.reduce((sum, { boxes, unitPriceCents }) => sum + boxes * unitPriceCents, 0)
  const taxCents = offerTaxOf(tax, subtotalCents, freightCents)
  return { subtotalCents, freightCents, taxCents, totalCents: subtotalCents + freightCents + taxCents }
}

/** The usual freight for these boxes. */
export const suggestFreight = (lines: readonly { boxes: number; pounds: number }[]): number =>
  offerFreight(lines.reduce((sum, { boxes, pounds }) => sum + boxes * pounds, 0))
