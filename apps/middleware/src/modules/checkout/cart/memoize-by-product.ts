import { LruCache } from '@tessera/server/lru-cache'
import type { CatalogProduct } from '../../catalog/feed/catalog-product.ts'

/** Combinations of quantity and lot per product. */
const maxEntries = 50

/**
 * Caches results by product and a few keys; a changed product is another object, so entries never go stale. After every
 * change a cart of sixty lines is shown whole, and only one line is new.
 */
export function memoizeByProduct<Words extends readonly (string | number)[], T extends object>(
  compute: (article: CatalogProduct, ...keys: Words) => T,
): (article: CatalogProduct, ...words: Words) => T {
  const known = new WeakMap<CatalogProduct, LruCache<T>>()
  return (article, ...words) => {
    const answers = known.get(article) ?? new LruCache<T>(maxEntries)
    known.set(article, answers)
    return answers.getOrCreate(words.join(' '), () => compute(article, ...words))
  }
}
