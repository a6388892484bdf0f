interface OfferMoney {
  subtotalCents: number
  freightCents: number
  taxCents: number
  totalCents: number
}

export interface PricedLine {
  lineNo: number
  totalCents: number
}

/**
 * Reduces an offer to some of its lines. Freight stays, as the truck still drives; tax is reduced in proportion,
 * rounded half up.
 */
export function partOfOffer<L extends PricedLine, O extends OfferMoney & { lines: readonly L[] }>(
  offer: O,
  lineNos: readonly number[],
): O {
  const lines = offer.lines.filter(({ lineNo }) => lineNos.includes(lineNo))
  if (lines.length === offer.lines.length) return offer
  const subtotalCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const [before, after] = [offer.subtotalCents + offer.freightCents, subtotalCents + offer.freightCents]
  const taxCents = before === 0 ? 0 : Math.floor((2 * offer.taxCents * after + before) / (2 * before))
  return { ...offer, lines, subtotalCents, taxCents, totalCents: subtotalCents + offer.freightCents + taxCents }
}
