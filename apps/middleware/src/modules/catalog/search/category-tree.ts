import type { ListedCategory } from '@tessera/client/shop/types.gen'
import type { Catalog } from '../feed/catalog.ts'
import { isSold } from '../feed/catalog-product.ts'
import { type Categories, listingUrl } from '../feed/categories.ts'

/** Every department with its categories and product counts, for menus. */
export function categoryTreeOf(catalog: Catalog, categories: Categories): ListedCategory[] {
  const counts = new Map<string, number>()
  for (const product of catalog.all()) {
    if (!isSold(product)) continue
    const parents = product.categoryIDs.map((id) => categories.find(id)?.parentID ?? id)
    for (const id of new Set([...product.categoryIDs, ...parents])) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return categories.all().map((category) => ({
    id: category.id,
    name: category.name,
    description: category.description,
    parentId: category.parentID,
    url: listingUrl(category),
    count: counts.get(category.id) ?? 0,
  }))
}
