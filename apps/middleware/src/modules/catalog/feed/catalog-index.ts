import { applyChanges, needsRebuild } from '@tessera/search/apply-changes'
import { createIndex } from '@tessera/search/create-index'
import { type IndexOptions, type SearchIndex, saveLookups } from '@tessera/search/search-index'
import { type CatalogProduct, isSold } from './catalog-product.ts'
import { type FindRating, searchDocumentOf } from './search-document.ts'

/** The search index over the products of a catalog. */
export class CatalogIndex {
  isBuilt = false
  current: SearchIndex
  #options: IndexOptions
  readonly #products: ReadonlyMap<string, CatalogProduct>
  readonly #findRating: FindRating

  constructor(options: IndexOptions, products: ReadonlyMap<string, CatalogProduct>, findRating: FindRating) {
    this.#options = options
    this.#products = products
    this.#findRating = findRating
    this.current = createIndex([], options)
  }

  build(now: Date): void {
    const sold = [...this.#products.values()].filter(isSold)
    this.current = createIndex(
      sold.map((product) => this.#documentOf(product, now)),
      this.#options,
    )
    this.isBuilt = true
  }

  /** Takes these products over as they are now. */
  refresh(skus: Iterable<string>, now: Date): void {
    const save = []
    const remove = []
    for (const sku of skus) {
      const product = this.#products.get(sku)
      if (product && isSold(product)) save.push(this.#documentOf(product, now))
      else remove.push(sku)
    }
    applyChanges(this.current, { save, remove })
    if (needsRebuild(this.current)) this.build(now)
  }

  updateOptions(words: IndexOptions): void {
    this.#options = words
    saveLookups(this.current, words)
  }

  #documentOf(product: CatalogProduct, now: Date) {
    return searchDocumentOf(product, (sku) => this.#products.get(sku), this.#findRating, now)
  }
}
