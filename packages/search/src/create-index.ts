import { saveDocument } from './apply-changes.ts'
import type { SearchDocument } from './search-document.ts'
import { type IndexOptions, newIndex, type SearchIndex } from './search-index.ts'
import { compareByRank } from './tie-break.ts'

/** An eighth more than needed, before columns must grow. */
const capacityFor = (count: number): number => count + (count >>> 3) + 64

export function createIndex(documents: readonly SearchDocument[], options: IndexOptions): SearchIndex {
  const sorted = documents.toSorted(compareByRank)
  const index = newIndex(capacityFor(sorted.length), sorted, options)
  for (const document of sorted) saveDocument(index, document)
  index.orderedUpTo = index.documents.length
  return index
}
