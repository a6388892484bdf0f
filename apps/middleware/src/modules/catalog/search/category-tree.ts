import type { ListedCategory } from '@tessera/client/shop/types.gen'
import type { Catalog } from '../feed/catalog.ts'
import { isSold } from '../feed/catalog-product.ts'
import { type Categories, listingUrl } from '../feed/categories.ts'

/** Every department with its categories, for menus. The counts are those of their listings. */
export function categoryTreeOf(catalog: Catalog, categories: Categories): ListedCategory[] {
  const counts = new Map<string, number>()
  for (const product of catalog.all()) {
    if (!isSold(product)) continue
    const { department, category } = product.facts
    const listed = [categories.findByName(department), categories.findByName(department, category)]
    for (const id of new Set(listed.flatMap((one) => one?.id ?? []))) counts.set(id, (counts.get(id) ?? 0) + 1)
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
