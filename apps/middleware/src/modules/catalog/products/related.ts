import type { ProductAttributes } from '@tessera/contract/shop/product-facts'
import { type Article, isSold } from '../feed/article.ts'
import type { Catalogue } from '../feed/catalog.ts'
import { likest, type Shelves, shelvesOf } from './likeness.ts'

interface Sibling {
  sibling: Article
  /** "Finish: Honed", "Size: 24 × 24". */
  differs: string
}

const told: [keyof ProductAttributes, string][] = [
  ['color', 'Color'],
  ['finish', 'Finish'],
  ['nominalSize', 'Size'],
]

/** The same design in another color, finish or size, each with its own page. */
export const siblingsOf = (catalogue: Catalogue, { facts }: Article): Sibling[] =>
  facts.coordinates.siblings.flatMap((sku) => {
    const sibling = catalogue.find(sku)
    if (!sibling || !isSold(sibling)) return []
    const other = sibling.facts.attributes
    const differing = told.filter(([key]) => other[key] !== undefined && other[key] !== facts.attributes[key])
    const differs = differing.map(([key, title]) => `${title}: ${String(other[key]).replaceAll('x', ' × ')}`).join(', ')
    return { sibling, differs: differs || sibling.name }
  })

const mostRelated = 8

/** Computed once per version of a product. */
const known = new WeakMap<Article, readonly string[]>()

/** New and removed products appear up to a minute later in results that are not cached yet. */
const shelvesMilliseconds = 60_000
const kept = new WeakMap<Catalogue, { shelves: Shelves; until: number }>()

/** Finds products that look most alike; never the product itself or its siblings. */
export function related(catalogue: Catalogue, article: Article, now: Date): Article[] {
  const skus = known.get(article) ?? likest(shelvesIn(catalogue, now.getTime()), article, mostRelated)
  known.set(article, skus)
  return skus.flatMap((sku) => catalogue.find(sku) ?? []).filter(isSold)
}

function shelvesIn(catalogue: Catalogue, now: number): Shelves {
  const last = kept.get(catalogue)
  if (last && last.until > now) return last.shelves
  const shelves = shelvesOf(catalogue.all())
  kept.set(catalogue, { shelves, until: now + shelvesMilliseconds })
  return shelves
}
