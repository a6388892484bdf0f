/** A line of an order, as far as one invoice bills it. */
export interface BilledGoods {
  /** Boxes and worth of the whole order line. */
  boxes: number
  totalCents: number
  /** Boxes on earlier invoices, and on this one. */
  earlierBoxes: number
  billedBoxes: number
}

export interface BilledAmounts {
  goodsCents: number
  taxCents: number
}

export interface BilledShare {
  totalCents: number
  taxCents: number
}

/** Proportional share, rounded half up. */
const proportionOf = (cents: number, of: number, all: number): number =>
  all === 0 ? 0 : Math.floor((2 * cents * of + all) / (2 * all))

/**
 * Amount and tax of each line of an invoice. The amounts exceed the invoice's goods only by its discount on the whole
 * order, and the taxes add up to its tax, to the cent.
 */
export function billedLines(lines: readonly BilledGoods[], { taxCents }: BilledAmounts): BilledShare[] {
  const totals = lines.map(({ totalCents, boxes, earlierBoxes, billedBoxes }) => {
    const before = proportionOf(totalCents, earlierBoxes, boxes)
    return proportionOf(totalCents, earlierBoxes + billedBoxes, boxes) - before
  })
  return shareOut(taxCents, totals).map((tax, at) => ({ totalCents: totals[at] ?? 0, taxCents: tax }))
}

/** Discount on the whole order that this invoice gives, beyond the discounts in its lines. */
export const billedDiscount = (shares: readonly BilledShare[], { goodsCents }: Pick<BilledAmounts, 'goodsCents'>) =>
  Math.max(0, shares.reduce((sum, { totalCents }) => sum + totalCents, 0) - goodsCents)

/** Each part is the cumulative share up to it less the one before, so that all add up to the whole. */
function shareOut(cents: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let weight = 0
  let given = 0
  return weights.map((one) => {
    weight += one
    const upTo = proportionOf(cents, weight, all)
    const part = upTo - given
    given = upTo
    return part
  })
}
