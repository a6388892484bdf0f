import { stateTaxes } from './state-taxes.ts'

export interface BilledTax {
  state: string
  percent: number
  baseCents: number
  taxCents: number
}

interface TaxedBill {
  state: string | null
  goodsCents: number
  freightCents: number
  taxCents: number
}

/** Shares of an order's tax are rounded once more per invoice. */
const toleranceCents = 2

/**
 * The rate of a bill's tax, if our table explains it: on goods, or on goods and freight. Undefined if another service
 * calculated it, since a printed rate must be the one that was applied.
 */
export function findBilledTax({ state, goodsCents, freightCents, taxCents }: TaxedBill): BilledTax | undefined {
  const percent = stateTaxes[state ?? '']?.percent
  if (!state || !percent || taxCents === 0) return undefined
  const bases = [goodsCents, goodsCents + freightCents]
  const baseCents = bases.find((cents) => Math.abs((cents * percent) / 100 - taxCents) <= toleranceCents)
  return baseCents === undefined ? undefined : { state, percent, baseCents, taxCents }
}
