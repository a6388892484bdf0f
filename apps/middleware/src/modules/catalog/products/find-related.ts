import type { ProductAttributes } from '@tessera/contract/shop/product-facts'
import { formatSize } from '@tessera/domain/catalog/format-size'
import type { Catalog } from '../feed/catalog.ts'
import { type CatalogProduct, isSold } from '../feed/catalog-product.ts'
import { findSimilar, groupByLook, type LookGroups } from './find-similar.ts'

interface Sibling {
  sibling: CatalogProduct
  /** "Finish: Honed", "Size: 24 × 24". */
  differs: string
}

const comparedAttributes: [keyof ProductAttributes, string][] = [
  ['color', 'Color'],
  ['finish', 'Finish'],
  ['nominalSize', 'Size'],
]

/** The same design in another color, finish or size, each with its own page. */
export const siblingsOf = (catalog: Catalog, { facts }: CatalogProduct): Sibling[] =>
  facts.coordinates.siblings.flatMap((sku) => {
    const sibling = catalog.find(sku)
    if (!sibling || !isSold(sibling)) return []
    const other = sibling.facts.attributes
    const differing = comparedAttributes.filter(
      ([key]) => other[key] !== undefined && other[key] !== facts.attributes[key],
    )
    const differs = differing.map(([key, title]) => `${title}: ${formatSize(String(other[key]))}`).join(', ')
    return { sibling, differs: differs || sibling.name }
  })

const maxRelated = 8

/** Computed once per version of a product. */
const relatedCache = new WeakMap<CatalogProduct, readonly string[]>()

/** New and removed products appear up to a minute later in results that are not cached yet. */
const groupsMilliseconds = 60_000
const groupsCache = new WeakMap<Catalog, { shelves: LookGroups; until: number }>()

/** Finds products that look most alike; never the product itself or its siblings. */
export function findRelated(catalog: Catalog, product: CatalogProduct, now: Date): CatalogProduct[] {
  const skus = relatedCache.get(product) ?? findSimilar(getLookGroups(catalog, now.getTime()), product, maxRelated)
  relatedCache.set(product, skus)
  return skus.flatMap((sku) => catalog.find(sku) ?? []).filter(isSold)
}

function getLookGroups(catalog: Catalog, now: number): LookGroups {
  const last = groupsCache.get(catalog)
  if (last && last.until > now) return last.shelves
  const groups = groupByLook(catalog.all())
  groupsCache.set(catalog, { shelves: groups, until: now + groupsMilliseconds })
  return groups
}
