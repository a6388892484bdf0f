import { percentOf } from './offer-price.ts'

export interface ProposalCosts {
  /** The professional's cost by line, and for freight and tax. */
  lines: readonly { lineNo: number; totalCents: number }[]
  chargesCents: number
  markupPercent: number
  /** Markups of single lines. */
  lineMarkups: Readonly<Record<number, number>>
  labor: readonly { totalCents: number }[]
}

export interface ProposalPrices {
  /** The client's price by line number. */
  lines: ReadonlyMap<number, number>
  chargesCents: number
  materialCents: number
  laborCents: number
  totalCents: number
  costCents: number
  /** Labor and markup. */
  marginCents: number
}

const withMarkup = (cents: number, percent: number): number => cents + percentOf(cents, percent)

/** Every amount the client sees includes a markup, freight and tax too, so that none reveals the cost. */
export function proposalPrices({
  lines,
  chargesCents,
  markupPercent,
  lineMarkups,
  labor,
}: ProposalCosts): ProposalPrices {
  const clientPrices = new Map(
    lines.map(({ lineNo, totalCents }) => [lineNo, withMarkup(totalCents, lineMarkups[lineNo] ?? markupPercent)]),
  )
  const charges = withMarkup(chargesCents, markupPercent)
  const materialCents = [...clientPrices.values()].reduce((sum, cents) => sum + cents, 0)
  const laborCents = labor.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const costCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0) + chargesCents
  const totalCents = materialCents + charges + laborCents
  return {
    lines: clientPrices,
    chargesCents: charges,
    materialCents,
    laborCents,
    totalCents,
    costCents,
    marginCents: totalCents - costCents,
  }
}
