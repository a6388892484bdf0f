import type { ProductAttributes } from '@tessera/contract/shop/product-facts'
import { type Article, isSold } from '../feed/article.ts'

/** Attributes that decide how a product looks. */
const seen: (keyof ProductAttributes)[] = ['look', 'colorFamily', 'finish', 'shape', 'sizeGroup', 'material']

/** Products that look the same, best selling first. */
interface Shelf {
  traits: readonly unknown[]
  articles: Article[]
}

/** Groups by product kind; products of different kinds are never similar. */
export type Shelves = ReadonlyMap<string, readonly Shelf[]>

const traitsOf = ({ facts }: Article): unknown[] => [facts.category, ...seen.map((key) => facts.attributes[key])]

/** Comparing a few hundred groups instead of 10,000 products takes 0.1 ms instead of 5 ms per page. */
export function shelvesOf(articles: Iterable<Article>): Shelves {
  const byKind = new Map<string, Map<string, Shelf>>()
  for (const article of articles) {
    if (!isSold(article)) continue
    const shelves = byKind.get(article.facts.kind) ?? new Map<string, Shelf>()
    byKind.set(article.facts.kind, shelves)
    const traits = traitsOf(article)
    const name = JSON.stringify(traits)
    const shelf = shelves.get(name) ?? { traits, articles: [] }
    shelves.set(name, shelf)
    shelf.articles.push(article)
  }
  return new Map(
    [...byKind].map(([kind, shelves]) => {
      for (const { articles } of shelves.values()) articles.sort(byRank)
      return [kind, [...shelves.values()]]
    }),
  )
}

const byRank = (one: Article, other: Article): number => one.facts.rank - other.facts.rank

/** Counts equal traits; the category counts twice. */
function likeness(traits: readonly unknown[], other: readonly unknown[]): number {
  let score = traits[0] === other[0] ? 1 : 0
  for (let at = 0; at < traits.length; at++) if (traits[at] === other[at]) score += 1
  return score
}

/** Finds the most similar products, best selling first; never the product itself or its siblings. */
export function likest(shelves: Shelves, article: Article, most: number): string[] {
  const family = new Set([article.sku, ...article.facts.coordinates.siblings])
  const traits = traitsOf(article)
  const byScore: Shelf[][] = []
  for (const shelf of shelves.get(article.facts.kind) ?? []) {
    const score = likeness(traits, shelf.traits)
    const level = byScore[score] ?? []
    level.push(shelf)
    byScore[score] = level
  }
  const found: string[] = []
  for (const level of byScore.reverse()) {
    if (found.length >= most) break
    const articles = (level ?? []).flatMap((shelf) => firstOf(shelf, family, most))
    found.push(...articles.sort(byRank).map(({ sku }) => sku))
  }
  return found.slice(0, most)
}

function firstOf({ articles }: Shelf, family: ReadonlySet<string>, most: number): Article[] {
  const found: Article[] = []
  for (const article of articles) {
    if (found.length >= most) break
    if (!family.has(article.sku)) found.push(article)
  }
  return found
}
