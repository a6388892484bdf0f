import type { ListedCategory } from '@tessera/client/shop/types.gen'
import { isSold } from '../feed/article.ts'
import type { Catalogue } from '../feed/catalog.ts'
import { type Categories, listingUrl } from '../feed/categories.ts'

/** Every department with its categories and product counts, for menus. */
export function treeOf(catalogue: Catalogue, categories: Categories): ListedCategory[] {
  const counts = new Map<string, number>()
  for (const article of catalogue.all()) {
    if (!isSold(article)) continue
    const parents = article.categoryIDs.map((id) => categories.find(id)?.parentID ?? id)
    for (const id of new Set([...article.categoryIDs, ...parents])) counts.set(id, (counts.get(id) ?? 0) + 1)
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
