import type { PriceBreak } from '@tessera/client/platform/types.gen'
import { readPrice } from './price-cells.ts'

/** A price of a larger quantity, as typed. */
export interface TypedBreak {
  quantity: string
  price: string
  sale: string
}

/**
 * The breaks of a schedule with other prices of larger quantities. The price of the smallest quantity is a cell of the
 * grid and stays. A line without any text is left out; other prices of a known quantity stay with it.
 */
export function readBreaks(
  known: readonly PriceBreak[],
  typed: readonly TypedBreak[],
): { breaks: PriceBreak[] } | { problem: string } {
  const [first, ...rest] = known.toSorted((one, other) => one.Quantity - other.Quantity)
  if (!first) return { problem: 'Enter the first price in the grid.' }
  const breaks = [first]
  for (const { quantity, price, sale } of typed) {
    if (!quantity && !price && !sale) continue
    if (!/^\d{1,6}$/.test(quantity) || Number(quantity) <= first.Quantity)
      return { problem: `Enter a whole quantity above ${first.Quantity}.` }
    const Quantity = Number(quantity)
    if (breaks.some((one) => one.Quantity === Quantity)) return { problem: `Quantity ${Quantity} is entered twice.` }
    const [read, readSale] = [readPrice(price), sale ? readPrice(sale) : undefined]
    if ('problem' in read) return { problem: `From ${Quantity}: ${read.problem}` }
    if (readSale && 'problem' in readSale) return { problem: `Sale price from ${Quantity}: ${readSale.problem}` }
    const before = rest.find((one) => one.Quantity === Quantity)
    breaks.push({
      SubscriptionPrice: null,
      BundlePrice: null,
      ...before,
      Quantity,
      Price: Number(read.price),
      SalePrice: readSale ? Number(readSale.price) : null,
    })
  }
  return { breaks: breaks.toSorted((one, other) => one.Quantity - other.Quantity) }
}
