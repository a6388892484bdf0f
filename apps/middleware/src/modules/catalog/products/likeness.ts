import type { ProductAttributes } from '@tessera/contract/shop/product-facts'
import { type Article, isSold } from '../feed/article.ts'

/** What the eye sees. */
const seen: (keyof ProductAttributes)[] = ['look', 'colorFamily', 'finish', 'shape', 'sizeGroup', 'material']

/** Articles that look the same, the best selling first. */
interface Shelf {
  traits: readonly unknown[]
  articles: Article[]
}

/** By kind: nothing is like a thing of another kind. */
export type Shelves = ReadonlyMap<string, readonly Shelf[]>

const traitsOf = ({ facts }: Article): unknown[] => [facts.category, ...seen.map((key) => facts.attributes[key])]

/** Comparing with some hundred shelves instead of 10,000 articles: 0.1 ms instead of 5 for a page. */
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

/** The same category counts twice. */
function likeness(traits: readonly unknown[], other: readonly unknown[]): number {
  let score = traits[0] === other[0] ? 1 : 0
  for (let at = 0; at < traits.length; at++) if (traits[at] === other[at]) score += 1
  return score
}

/** Those that share most, the best selling of them first; never the article itself or its siblings. */
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
