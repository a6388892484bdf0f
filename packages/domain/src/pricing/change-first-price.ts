import { fromCents, fromUnits, roundHalfUp, smaller, toUnits, type Units } from '../money.ts'

interface Break {
  Quantity: number
  Price: number
  SalePrice?: number | null
}

const unitsPerCent = 100n

/** The break of the smallest quantity, which is the price that people speak of. */
export const findFirstBreak = <B extends Break>(breaks: readonly B[]): B | undefined =>
  breaks.toSorted((one, other) => one.Quantity - other.Quantity)[0]

/**
 * Sets the price of the smallest quantity. The prices of larger quantities follow in proportion, in whole cents, so that
 * more boxes never cost more each than before. Sale prices were advertised and stay, but never above the price.
 */
export function changeFirstPrice<B extends Break>(breaks: readonly B[], price: number | string): B[] {
  const first = findFirstBreak(breaks)
  const [before, after] = [toUnits(first?.Price ?? 0), toUnits(price)]
  return breaks.map((one) => {
    const next = one === first ? after : followPrice(toUnits(one.Price), before, after)
    const sale = one.SalePrice
    return {
      ...one,
      Price: fromUnits(next),
      ...(typeof sale === 'number' && { SalePrice: fromUnits(smaller(toUnits(sale), next)) }),
    }
  })
}

/** Nothing is in proportion to a price of zero: those prices stay. */
function followPrice(price: Units, before: Units, after: Units): Units {
  if (before === 0) return price
  return fromCents(Number(roundHalfUp(BigInt(price) * BigInt(after), BigInt(before) * unitsPerCent)))
}
