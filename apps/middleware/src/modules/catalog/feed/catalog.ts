import { isDeepStrictEqual } from 'node:util'
import type { ProductRating } from '@tessera/search/search-document'
import type { IndexOptions, SearchIndex } from '@tessera/search/search-index'
import { type CatalogChange, type ChangedProduct, findChangedLists } from './catalog-change.ts'
import { CatalogIndex } from './catalog-index.ts'
import type { CatalogProduct } from './catalog-product.ts'
import { type FeedItem, isWhole, readFeedProduct, readFeedStock } from './read-feed-product.ts'
import type { FindRating } from './search-document.ts'
import type { SlugHistory } from './slug-history.ts'

/** The shop's in-memory copy of its products. Every process has one and follows the platform's feed. */
export interface Catalog {
  find(sku: string): CatalogProduct | undefined
  /** By its slug, or by one it had before. */
  findBySlug(slug: string): CatalogProduct | undefined
  /** Former slugs of products, each with the present one. */
  listMovedSlugs(): { from: string; to: string }[]
  all(): Iterable<CatalogProduct>
  index(): SearchIndex
  findRating: FindRating
}

export interface UpdatableCatalog extends Catalog {
  /** Applies feed items. The index is built after the first walk and updated from then on. */
  applyItems(items: readonly FeedItem[], now: Date): void
  /** Removes every product that is not among these. */
  keepOnly(skus: ReadonlySet<string>, now: Date): void
  /** Builds the index from the current products. */
  buildIndex(now: Date): void
  /** Updates the index for sale prices that started or ended between the two moments. */
  refreshPrices(from: Date, to: Date): void
  /** Replaces the ratings of all reviewed products. */
  rate(ratings: ReadonlyMap<string, ProductRating>, now: Date): void
  /** Replaces synonyms, categories and articles in the index. */
  updateIndexOptions(words: IndexOptions): void
}

export function createCatalog(
  options: IndexOptions,
  history: SlugHistory = new Map(),
  onChange: (change: CatalogChange) => void = () => {},
): UpdatableCatalog {
  const products = new Map<string, CatalogProduct>()
  const slugs = new Map<string, string>()
  let ratings: ReadonlyMap<string, ProductRating> = new Map()

  const find = (sku: string) => products.get(sku)
  const findRating = (sku: string) => ratings.get(sku)
  const index = new CatalogIndex(options, products, findRating)
  const applyItems = (items: readonly FeedItem[], now: Date) => {
    const changed = items.flatMap((item) => applyItem(products, slugs, item))
    if (!index.isBuilt || changed.length === 0) return
    const skus = withParents(
      products,
      changed.map(({ sku }) => sku),
    )
    index.refresh(skus, now)
    onChange({ skus, ...findChangedLists(changed) })
  }
  /** Those whose price or rating changed by itself. */
  const refresh = (skus: readonly string[], now: Date) => {
    if (!index.isBuilt || skus.length === 0) return
    index.refresh(skus, now)
    onChange({ skus, categoryIDs: [], isOtherRange: false })
  }
  return {
    find,
    findBySlug: (slug) => find(slugs.get(slug) ?? history.get(slug) ?? ''),
    listMovedSlugs: () => [...history].flatMap(([from, sku]) => moveOf(from, slugs, find(sku))),
    all: () => products.values(),
    index: () => index.current,
    findRating,
    buildIndex: (now) => index.build(now),
    applyItems,
    keepOnly: (skus, now) => applyItems(deletionsOf(products, skus), now),
    refreshPrices(from, to) {
      const turned = [...products.values()].filter((one) => changesPriceBetween(one, from, to))
      refresh(
        turned.map(({ sku }) => sku),
        to,
      )
    },
    rate(now, at) {
      const changed = changedRatings(ratings, now).filter((sku) => products.has(sku))
      ratings = now
      refresh(changed, at)
    },
    updateIndexOptions: (words) => index.updateOptions(words),
  }
}

/** Removes every product that is not among these. */
const deletionsOf = (products: ReadonlyMap<string, CatalogProduct>, skus: ReadonlySet<string>): FeedItem[] =>
  [...products.keys()].filter((sku) => !skus.has(sku)).map((sku) => ({ ProductID: sku, Deleted: true }))

/** The move from a former slug, unless it is in use or its product is gone. */
const moveOf = (from: string, slugs: ReadonlyMap<string, string>, product: CatalogProduct | undefined) =>
  product && !slugs.has(from) ? [{ from, to: product.facts.slug }] : []

const changedRatings = (old: ReadonlyMap<string, ProductRating>, now: ReadonlyMap<string, ProductRating>): string[] =>
  [...new Set([...old.keys(), ...now.keys()])].filter((sku) => {
    const [before, after] = [old.get(sku), now.get(sku)]
    return before?.average !== after?.average || before?.count !== after?.count
  })

/** Applies one feed item and returns the product if it changed. */
function applyItem(
  products: Map<string, CatalogProduct>,
  slugs: Map<string, string>,
  item: FeedItem,
): ChangedProduct[] {
  const sku = isWhole(item) ? item.Product.ID : item.ProductID
  const before = products.get(sku)
  const product = productOf(item, before)
  // a walk brings all products again, and updating the index takes most of its time
  if (before && isDeepStrictEqual(before, product)) return []
  // another product may have taken the slug over
  if (before && slugs.get(before.facts.slug) === sku) slugs.delete(before.facts.slug)
  if (product) {
    products.set(sku, product)
    slugs.set(product.facts.slug, sku)
  } else products.delete(sku)
  return product || before ? [{ sku, before, after: product }] : []
}

/** Stock alone of a product that is not the shop's says nothing to it. */
function productOf(item: FeedItem, before: CatalogProduct | undefined): CatalogProduct | undefined {
  if (isWhole(item)) return readFeedProduct(item)
  return before && 'InventoryRecords' in item ? { ...before, stock: readFeedStock(item.InventoryRecords) } : undefined
}

/** A sample's price is shown on its products, so they change with it. */
function withParents(products: Map<string, CatalogProduct>, changed: readonly string[]): Set<string> {
  const skus = new Set(changed)
  const samples = changed.filter((sku) => products.get(sku)?.facts.kind === 'sample')
  if (samples.length === 0) return skus
  for (const { sku, facts } of products.values())
    if (facts.sample && (samples.includes(facts.sample.retailSku) || samples.includes(facts.sample.proSku)))
      skus.add(sku)
  return skus
}

const changesPriceBetween = ({ prices }: CatalogProduct, from: Date, to: Date): boolean =>
  Object.values(prices).some(({ saleStart, saleEnd }) => isBetween(saleStart, from, to) || isBetween(saleEnd, from, to))

function isBetween(moment: string | null, from: Date, to: Date): boolean {
  const at = moment === null ? Number.NaN : Date.parse(moment)
  return at > from.getTime() && at <= to.getTime()
}
