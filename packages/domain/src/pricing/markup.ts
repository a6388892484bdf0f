import { multiply, roundHalfUp, roundToCents, toUnits, type Units, zero } from '../money.ts'
import type { MarkupType } from '../order-model/order-state.ts'

export interface Markup {
  type: MarkupType | null
  /** Units of money, or ten-thousandths of a percent. */
  size: Units
}

export interface LinePrice {
  /** For display: the price of one unit, to four decimals. */
  unitPrice: Units
  /** In whole cents, exact: rounded once, from the sum of everything. */
  lineSubtotal: Units
}

/** A ten-thousandth of a percent of a unit: precise enough that intermediate values need no rounding. */
const parts = 1_000_000n
const unitsPerCent = 100n

/**
 * The amount a markup adds to a line, in parts. Each is based on the schedule's price, so their order does not matter.
 */
const added: Record<MarkupType, (size: bigint, price: bigint, quantity: bigint) => bigint> = {
  NoMarkup: () => 0n,
  AmountPerQuantity: (size, _price, quantity) => size * quantity * parts,
  AmountTotal: (size) => size * parts,
  Percentage: (size, price, quantity) => price * quantity * size,
}

/** A billion per line: 500 such lines still add up exactly. */
export const maxAmount = toUnits(1_000_000_000)

/** Undefined if the line would cost too much. */
export function findMarkedUp(price: Units, markups: readonly Markup[], quantity: number): LinePrice | undefined {
  if (markups.length === 0) return findPlain(price, quantity)
  const [base, count] = [BigInt(price), BigInt(quantity)]
  const total = markups.reduce(
    (line, { type, size }) => line + added[type ?? 'NoMarkup'](BigInt(size), base, count),
    base * count * parts,
  )
  // markups may be negative, but a price never is
  const line = total < 0n ? 0n : total
  if (line > BigInt(maxAmount) * parts) return undefined
  return {
    unitPrice: unitsOf(roundHalfUp(line, parts * count)),
    lineSubtotal: unitsOf(roundHalfUp(line, parts * unitsPerCent) * unitsPerCent),
  }
}

/** Most lines have no markup, and a cart of sixty prices all of them with every change. */
function findPlain(price: Units, quantity: number): LinePrice | undefined {
  if (price * quantity > maxAmount) return undefined
  const unitPrice = price < 0 ? zero : price
  return { unitPrice, lineSubtotal: roundToCents(multiply(unitPrice, quantity)) }
}

const unitsOf = (count: bigint): Units => toUnits(`${count}e-4`)
