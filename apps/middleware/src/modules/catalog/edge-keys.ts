import type { CatalogChange } from './feed/catalog-change.ts'
import type { Categories } from './feed/categories.ts'

/** Keys of the pages that show what changed, as `apps/storefront/app/render-cache/edge-headers.server.ts` writes them. */
export const edgeKeysOf = ({ skus, categoryIDs, isOtherRange }: CatalogChange, categories: Categories): string[] => [
  ...[...skus].map((sku) => `p-${encodeURIComponent(sku)}`),
  ...[...withDepartments(categoryIDs, categories)].map((id) => `c-${encodeURIComponent(id)}`),
  ...(isOtherRange ? ['c-all'] : []),
]

/** The list of a department shows the products of its categories. */
function withDepartments(ids: Iterable<string>, categories: Categories): Set<string> {
  const all = new Set<string>()
  for (const id of ids)
    for (let at: string | null | undefined = id; at && !all.has(at); at = categories.find(at)?.parentID) all.add(at)
  return all
}
