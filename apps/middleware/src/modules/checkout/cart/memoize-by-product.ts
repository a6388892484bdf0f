import { LruCache } from '@tessera/server/lru-cache'
import type { CatalogProduct } from '../../catalog/feed/catalog-product.ts'

/** Combinations of quantity and lot per product. */
const maxEntries = 50

/**
 * Caches results by product and a few keys; a changed product is another object, so entries never go stale. After every
 * change a cart of sixty lines is shown whole, and only one line is new.
 */
export function memoizeByProduct<Words extends readonly (string | number)[], T extends object>(
  compute: (product: CatalogProduct, ...keys: Words) => T,
): (product: CatalogProduct, ...words: Words) => T {
  const known = new WeakMap<CatalogProduct, LruCache<T>>()
  return (product, ...words) => {
    const answers = known.get(product) ?? new LruCache<T>(maxEntries)
    known.set(product, answers)
    return answers.getOrCreate(words.join(' '), () => compute(product, ...words))
  }
}
