import type { ProductAttributes } from '@tessera/contract/shop/product-facts'
import { type CatalogProduct, isSold } from '../feed/catalog-product.ts'

/** Attributes that decide how a product looks. */
const visibleAttributes: (keyof ProductAttributes)[] = [
  'look',
  'colorFamily',
  'finish',
  'shape',
  'sizeGroup',
  'material',
]

/** Products that look the same, best selling first. */
interface LookGroup {
  /** Numbers of the traits, which are compared ten times faster than texts. */
  traits: readonly number[]
  products: CatalogProduct[]
}

export interface LookGroups {
  numbers: ReadonlyMap<unknown, number>
  /** By product kind; products of different kinds are never similar. */
  byKind: ReadonlyMap<string, readonly LookGroup[]>
}

const traitsOf = ({ facts }: CatalogProduct): unknown[] => [
  facts.category,
  ...visibleAttributes.map((key) => facts.attributes[key]),
]

/** Comparing a few hundred groups instead of 10,000 products takes 0.1 ms instead of 5 ms per page. */
export function groupByLook(products: Iterable<CatalogProduct>): LookGroups {
  const numbers = new Map<unknown, number>()
  const byKind = new Map<string, Map<string, LookGroup>>()
  for (const product of products) {
    if (!isSold(product)) continue
    const shelves = byKind.get(product.facts.kind) ?? new Map<string, LookGroup>()
    byKind.set(product.facts.kind, shelves)
    const traits = traitsOf(product).map((trait) => numberOf(numbers, trait))
    const name = traits.join()
    const shelf = shelves.get(name) ?? { traits, products: [] }
    shelves.set(name, shelf)
    shelf.products.push(product)
  }
  for (const shelves of byKind.values()) for (const { products } of shelves.values()) products.sort(byRank)
  return { numbers, byKind: new Map([...byKind].map(([kind, shelves]) => [kind, [...shelves.values()]])) }
}

function numberOf(numbers: Map<unknown, number>, trait: unknown): number {
  const number = numbers.get(trait) ?? numbers.size
  numbers.set(trait, number)
  return number
}

const byRank = (one: CatalogProduct, other: CatalogProduct): number => one.facts.rank - other.facts.rank

/** Counts equal traits; the category counts twice. */
function scoreSimilarity(traits: readonly number[], other: readonly number[]): number {
  let score = traits[0] === other[0] ? 1 : 0
  for (let at = 0; at < traits.length; at++) if (traits[at] === other[at]) score += 1
  return score
}

/** Finds the most similar products, best selling first; never the product itself or its siblings. */
export function findSimilar({ numbers, byKind }: LookGroups, product: CatalogProduct, maxFound: number): string[] {
  const family = new Set([product.sku, ...product.facts.coordinates.siblings])
  const traits = traitsOf(product).map((trait) => numbers.get(trait) ?? -1)
  const byScore: LookGroup[][] = []
  for (const shelf of byKind.get(product.facts.kind) ?? []) {
    const score = scoreSimilarity(traits, shelf.traits)
    const level = byScore[score] ?? []
    level.push(shelf)
    byScore[score] = level
  }
  const found: string[] = []
  for (const level of byScore.reverse()) {
    if (found.length >= maxFound) break
    const products = (level ?? []).flatMap((shelf) => firstOf(shelf, family, maxFound))
    found.push(...products.sort(byRank).map(({ sku }) => sku))
  }
  return found.slice(0, maxFound)
}

function firstOf({ products }: LookGroup, family: ReadonlySet<string>, maxFound: number): CatalogProduct[] {
  const found: CatalogProduct[] = []
  for (const product of products) {
    if (found.length >= maxFound) break
    if (!family.has(product.sku)) found.push(product)
  }
  return found
}
