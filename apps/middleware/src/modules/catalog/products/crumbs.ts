import type { Crumb } from '@tessera/client/shop/types.gen'
import type { CatalogProduct } from '../feed/catalog-product.ts'
import { type Categories, listingUrl } from '../feed/categories.ts'

/** Home, department, category, product. */
export function crumbsOf({ name, facts }: CatalogProduct, categories: Categories): Crumb[] {
  const department = categories.findByName(facts.department)
  const category = categories.findByName(facts.department, facts.category)
  const listings = [department, category].flatMap((one) => (one ? { title: one.name, url: listingUrl(one) } : []))
  return [{ title: 'Home', url: '/' }, ...listings, { title: name, url: `/products/${facts.slug}` }]
}
