import type { SearchDocument } from './documents.ts'
import type { SearchIndex } from './search-index.ts'

export function compareByRank(one: SearchDocument, other: SearchDocument): number {
  return one.facts.rank - other.facts.rank || (one.sku < other.sku ? -1 : one.sku > other.sku ? 1 : 0)
}

/**
 * What is equal otherwise stands by rank, then SKU: pages never overlap. Rising slots stand so already, and need no
 * comparing, until one was added since the index was made.
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
