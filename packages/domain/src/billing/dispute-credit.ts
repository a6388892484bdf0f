import { divideCents } from '../divide-cents.ts'
import type { DisputableLine, DisputedPart } from './plan-dispute.ts'

export interface DisputedInvoice {
  goodsCents: number
  freightCents: number
  taxCents: number
  lines: readonly DisputableLine[]
}

export interface CreditAmounts {
  goodsCents: number
  freightCents: number
  taxCents: number
}

/**
 * Divides the credit of an accepted dispute into goods, freight and tax, to the cent, so that the right part of the
 * sales tax is given back. Disputed lines have goods and tax only; a disputed amount takes from the whole invoice.
 */
export function divideDisputeCredit(
  invoice: DisputedInvoice,
  parts: readonly DisputedPart[],
  cents: number,
): CreditAmounts {
  const [goodsCents = 0, freightCents = 0, taxCents = 0] = divideCents(cents, weightsOf(invoice, parts))
  return { goodsCents, freightCents, taxCents }
}

function weightsOf({ goodsCents, freightCents, taxCents, lines }: DisputedInvoice, parts: readonly DisputedPart[]) {
  if (parts.length === 0) return [goodsCents, freightCents, taxCents]
  const shares = parts.map(({ lineNo, amountCents }) => {
    const line = lines.find((one) => one.lineNo === lineNo)
    return divideCents(amountCents, line ? [line.totalCents, line.taxCents] : [goodsCents, taxCents])
  })
  const sumOf = (at: number): number => shares.reduce((sum, share) => sum + (share[at] ?? 0), 0)
  return [sumOf(0), 0, sumOf(1)]
}
