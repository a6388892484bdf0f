import type { PriceGroup } from '@tessera/contract/shop/constants'
import { type Bits, setBit } from './bits.ts'
import { noPrice } from './columns.ts'
import { borrowBits } from './search-buffers.ts'
import type { SearchIndex } from './search-index.ts'
import type { PriceWords } from './text/price-words.ts'

export interface PriceBits {
  bits: Bits
  /** Those that are priced per square foot. */
  perArea: Bits
}

/** Slots in the price range, by the price that a card shows: per square foot for what covers an area, else per unit. */
export function bitsOfPrice(
  { columns, documents, buffers }: SearchIndex,
  { min = 0, max = Number.POSITIVE_INFINITY, isPerUnit }: PriceWords,
  priceGroup: PriceGroup,
): PriceBits {
  const bits = borrowBits(buffers)
  const perArea = borrowBits(buffers)
  const perSqft = columns.perSqft[priceGroup]
  const perUnit = columns.perUnit[priceGroup]
  for (let slot = 0; slot < documents.length; slot++) {
    const area = isPerUnit ? noPrice : (perSqft[slot] ?? noPrice)
    const price = area === noPrice ? (perUnit[slot] ?? noPrice) : area
    if (price === noPrice || price < min || price > max) continue
    setBit(bits, slot)
    if (area !== noPrice) setBit(perArea, slot)
  }
  return { bits, perArea }
}
