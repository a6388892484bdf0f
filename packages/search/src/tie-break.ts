import type { SearchDocument } from './search-document.ts'
import type { SearchIndex } from './search-index.ts'

export function compareByRank(one: SearchDocument, other: SearchDocument): number {
  return one.facts.rank - other.facts.rank || (one.sku < other.sku ? -1 : one.sku > other.sku ? 1 : 0)
}

/**
 * Orders equal results by rank, then SKU, so that pages never overlap. Ascending slots are already in that order and
 * need no comparison, unless one was added after the index was built.
 */
export function tieBreak(
  { orderedUpTo, documents }: SearchIndex,
  slots: Int32Array,
): ((one: number, other: number) => number) | undefined {
  if ((slots.at(-1) ?? 0) < orderedUpTo) return undefined
  return (one, other) => {
    const [first, second] = [documents[slots[one] ?? -1], documents[slots[other] ?? -1]]
    return first && second ? compareByRank(first, second) : one - other
  }
}
