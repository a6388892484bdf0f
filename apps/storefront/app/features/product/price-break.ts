export interface PriceBreak {
  quantity: number
  unitPriceCents: number
  pricePerSqftCents: number | null
}

/** The unit price at a quantity. */
export function unitCentsAt(breaks: readonly PriceBreak[], quantity: number): number {
  const reached = breaks.filter((one) => one.quantity <= quantity)
  return (reached.at(-1) ?? breaks[0])?.unitPriceCents ?? 0
}

/** The next quantity with a lower unit price, if there is one. */
export const nextBreak = (breaks: readonly PriceBreak[], quantity: number): PriceBreak | undefined =>
  breaks.find((one) => one.quantity > quantity && one.unitPriceCents < unitCentsAt(breaks, quantity))
