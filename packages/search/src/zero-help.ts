import { facetNames } from '@tessera/contract/shop/listing-names'
import type { SearchFindings } from './search-findings.ts'
import type { SearchIndex } from './search-index.ts'
import type { ZeroHelp } from './search-query.ts'

const maxCategories = 6

/** Suggestions for an empty result: remove a filter, or visit one of the largest categories. */
export function zeroHelp(index: SearchIndex, { relax }: SearchFindings): ZeroHelp {
  const numbers = index.facets.numberOf[facetNames.indexOf('category')]
  const categories = index.categories.entries
    .map(({ name, department, url }) => ({
      name,
      department,
      url,
      count: index.facets.totals[numbers?.get(name) ?? -1] ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, maxCategories)
  return { relax, categories }
}
