import type { ValueOf } from '@tessera/contract/shop/product-attributes'
import type { ProductKind } from '@tessera/contract/shop/product-facts'

/** By the longest side: below 6, up to 12, up to 24, above. */
export function sizeGroup(longestIn: number): ValueOf<'sizeGroup'> {
  if (longestIn < 6) return 'Small'
  if (longestIn <= 12) return 'Medium'
  return longestIn <= 24 ? 'Large' : 'XL'
}

/** Three times as long as wide is a plank; both sides 24 in, or one longer, is large format. */
export function tileKind(
  width: number,
  length: number,
  isWallOnly = false,
): ProductKind & ('plank-tile' | 'large-format' | 'field-tile') {
  if (!isWallOnly && length >= 24 && length >= width * 3) return 'plank-tile'
  return width >= 24 || length > 24 ? 'large-format' : 'field-tile'
}

// Tile from metric molds is smaller than its nominal size: 12 in are 30 cm.
const metric = 2.5 / 2.54

export const actualInches = (nominal: number, isMetric: boolean): number =>
  Math.round((isMetric ? nominal * metric : nominal) * 1000) / 1000
