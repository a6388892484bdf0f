import { percentOf } from './offer-price.ts'

export interface Priced {
  /** What the professional pays, line by line, and for freight and tax. */
  lines: readonly { lineNo: number; totalCents: number }[]
  chargesCents: number
  markupPercent: number
  /** Where a line has one of its own. */
  lineMarkups: Readonly<Record<number, number>>
  labor: readonly { totalCents: number }[]
}

export interface ProposalPrices {
  /** What the client is asked for, by the number of the line. */
  lines: ReadonlyMap<number, number>
  chargesCents: number
  materialCents: number
  laborCents: number
  totalCents: number
  costCents: number
  /** What is left: labor and markup. */
  marginCents: number
}

const raised = (cents: number, percent: number): number => cents + percentOf(cents, percent)

/** Every sum that a client reads carries a markup, freight and tax too: none of them is what we ask for. */
export function proposalPrices({ lines, chargesCents, markupPercent, lineMarkups, labor }: Priced): ProposalPrices {
  const asked = new Map(
    lines.map(({ lineNo, totalCents }) => [lineNo, raised(totalCents, lineMarkups[lineNo] ?? markupPercent)]),
  )
  const charges = raised(chargesCents, markupPercent)
  const materialCents = [...asked.values()].reduce((sum, cents) => sum + cents, 0)
  const laborCents = labor.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const costCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0) + chargesCents
  const totalCents = materialCents + charges + laborCents
  return {
    lines: asked,
    chargesCents: charges,
    materialCents,
    laborCents,
    totalCents,
    costCents,
    marginCents: totalCents - costCents,
  }
}
