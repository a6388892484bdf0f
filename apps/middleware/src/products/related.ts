import type { ProductAttributes } from '@tessera/contract/shop/product-facts'
import { type Article, isSold } from '../catalogue/article.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'

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

/** The same design in another color, finish or size, each with its own address. */
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

/** A look at all 10,000 articles takes 2 ms: once for each version of an article is enough. */
const known = new WeakMap<Article, readonly string[]>()

/** Others of its category that share most of what the eye sees; never itself or its siblings. */
export function related(catalogue: Catalogue, article: Article): Article[] {
  const skus = known.get(article) ?? likest(catalogue, article)
  known.set(article, skus)
  return skus.flatMap((sku) => catalogue.find(sku) ?? []).filter(isSold)
}

function likest(catalogue: Catalogue, { sku, facts }: Article): string[] {
  const isFamily = new Set([sku, ...facts.coordinates.siblings])
  const seen: (keyof ProductAttributes)[] = ['look', 'colorFamily', 'finish', 'shape', 'sizeGroup', 'material']
  const likeness = (other: Article) =>
    seen.filter((key) => other.facts.attributes[key] === facts.attributes[key]).length +
    (other.facts.category === facts.category ? 2 : 0)
  const candidates: { other: Article; score: number }[] = []
  for (const other of catalogue.all())
    if (isSold(other) && other.facts.kind === facts.kind && !isFamily.has(other.sku))
      candidates.push({ other, score: likeness(other) })
  return candidates
    .sort((one, two) => two.score - one.score || one.other.facts.rank - two.other.facts.rank)
    .slice(0, mostRelated)
    .map(({ other }) => other.sku)
}
