import type { OrderWorksheet } from '@tessera/client/platform/types.gen'
import { LruCache } from '@tessera/server/lru-cache'

/** A cart of sixty lines takes about 0.2 MB here. */
const maxCarts = 300

/**
 * Carts after their last change, by token. An entry may be out of date: changes send its version, and the platform
 * refuses a version that is not current.
 */
export type CartCache = LruCache<OrderWorksheet>

export const createCartCache = (): CartCache => new LruCache(maxCarts)
