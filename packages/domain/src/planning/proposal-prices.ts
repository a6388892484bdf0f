import { percentOf } from './offer-price.ts'

export interface ProposalCosts {
  /** The professional's cost by line, for freight, and the sales tax of the offer. */
  lines: readonly { lineNo: number; totalCents: number }[]
  freightCents: number
  taxCents: number
  markupPercent: number
  /** Markups of single lines. */
  lineMarkups: Readonly<Record<number, number>>
  labor: readonly { totalCents: number }[]
}

export interface ProposalPrices {
  /** The client's price by line number. */
  lines: ReadonlyMap<number, number>
  freightCents: number
  taxCents: number
  materialCents: number
  laborCents: number
  totalCents: number
  costCents: number
  /** Labor and markup. */
  marginCents: number
}

const withMarkup = (cents: number, percent: number): number => cents + percentOf(cents, percent)

/**
 * Materials and freight are marked up, so that neither reveals the cost. Tax passes through to the cent: a seller may
 * charge a client the tax that was charged, and not a cent more under that name.
 */
export function proposalPrices({
  lines,
  freightCents,
  taxCents,
  markupPercent,
  lineMarkups,
  labor,
}: ProposalCosts): ProposalPrices {
  const clientPrices = new Map(
    lines.map(({ lineNo, totalCents }) => [lineNo, withMarkup(totalCents, lineMarkups[lineNo] ?? markupPercent)]),
  )
  const freight = withMarkup(freightCents, markupPercent)
  const materialCents = [...clientPrices.values()].reduce((sum, cents) => sum + cents, 0)
  const laborCents = labor.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const costCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0) + freightCents + taxCents
  const totalCents = materialCents + freight + taxCents + laborCents
  return {
    lines: clientPrices,
    freightCents: freight,
    taxCents,
    materialCents,
    laborCents,
    totalCents,
    costCents,
    marginCents: totalCents - costCents,
  }
}
