import { applyChanges, isWorn } from '@tessera/search/apply-changes'
import { createIndex } from '@tessera/search/create-index'
import type { Rating } from '@tessera/search/documents'
import { type IndexOptions, type SearchIndex, saveWords } from '@tessera/search/search-index'
import { type Article, isSold } from './article.ts'
import { type FeedItem, findArticle } from './from-feed.ts'
import { documentOf, type FindRating } from './search-document.ts'

/** The shop's in-memory copy of its products. Every process has one and follows the platform's feed. */
export interface Catalogue {
  find(sku: string): Article | undefined
  findBySlug(slug: string): Article | undefined
  all(): Iterable<Article>
  index(): SearchIndex
  findRating: FindRating
}

export interface GrowingCatalogue extends Catalogue {
  /** Applies feed items. The index is built after the first walk and updated from then on. */
  take(items: readonly FeedItem[], now: Date): void
  /** Builds the index from the current products. */
  build(now: Date): void
  /** Updates the index for sale prices that started or ended between the two moments. */
  turnPrices(from: Date, to: Date): void
  /** Replaces the ratings of all reviewed products. */
  rate(ratings: ReadonlyMap<string, Rating>, now: Date): void
  /** Replaces synonyms, categories and articles in the index. */
  takeWords(words: IndexOptions): void
}

export function newCatalogue(given: IndexOptions): GrowingCatalogue {
  let options = given
  const articles = new Map<string, Article>()
  const slugs = new Map<string, string>()
  let index = createIndex([], options)
  let isBuilt = false
  let ratings: ReadonlyMap<string, Rating> = new Map()

  const find = (sku: string) => articles.get(sku)
  const findRating = (sku: string) => ratings.get(sku)
  const build = (now: Date) => {
    const sold = [...articles.values()].filter(isSold)
    index = createIndex(
      sold.map((article) => documentOf(article, find, findRating, now)),
      options,
    )
    isBuilt = true
  }
  const refresh = (skus: Iterable<string>, now: Date) => {
    const save = []
    const remove = []
    for (const sku of skus) {
      const article = find(sku)
      if (article && isSold(article)) save.push(documentOf(article, find, findRating, now))
      else remove.push(sku)
    }
    applyChanges(index, { save, remove })
    if (isWorn(index)) build(now)
  }
  return {
    find,
    findBySlug: (slug) => find(slugs.get(slug) ?? ''),
    all: () => articles.values(),
    index: () => index,
    findRating,
    build,
    take(items, now) {
      const changed = items.flatMap((item) => keep(articles, slugs, item))
      if (isBuilt && changed.length > 0) refresh(withParents(articles, changed), now)
    },
    turnPrices(from, to) {
      const turned = [...articles.values()].filter((article) => turnsBetween(article, from, to))
      if (isBuilt && turned.length > 0)
        refresh(
          turned.map(({ sku }) => sku),
          to,
        )
    },
    rate(now, at) {
      const changed = differing(ratings, now).filter((sku) => articles.has(sku))
      ratings = now
      if (isBuilt && changed.length > 0) refresh(changed, at)
    },
    takeWords(words) {
      options = words
      saveWords(index, words)
    },
  }
}

const differing = (old: ReadonlyMap<string, Rating>, now: ReadonlyMap<string, Rating>): string[] =>
  [...new Set([...old.keys(), ...now.keys()])].filter((sku) => {
    const [before, after] = [old.get(sku), now.get(sku)]
    return before?.average !== after?.average || before?.count !== after?.count
  })

/** Applies one feed item and returns the SKU if it changed. */
function keep(articles: Map<string, Article>, slugs: Map<string, string>, item: FeedItem): string[] {
  const sku = 'Deleted' in item ? item.ProductID : item.Product.ID
  const article = 'Deleted' in item ? undefined : findArticle(item)
  const before = articles.get(sku)
  if (before) slugs.delete(before.facts.slug)
  if (article) {
    articles.set(sku, article)
    slugs.set(article.facts.slug, sku)
  } else articles.delete(sku)
  return article || before ? [sku] : []
}

/** A sample's price is shown on its products, so they change with it. */
function withParents(articles: Map<string, Article>, changed: readonly string[]): Set<string> {
  const skus = new Set(changed)
  const samples = changed.filter((sku) => articles.get(sku)?.facts.kind === 'sample')
  if (samples.length === 0) return skus
  for (const { sku, facts } of articles.values())
    if (facts.sample && (samples.includes(facts.sample.retailSku) || samples.includes(facts.sample.proSku)))
      skus.add(sku)
  return skus
}

const turnsBetween = ({ prices }: Article, from: Date, to: Date): boolean =>
  Object.values(prices).some(({ saleStart, saleEnd }) =>
    [saleStart, saleEnd].some((moment) => moment !== null && new Date(moment) > from && new Date(moment) <= to),
  )
