import type { ShopClient } from '@tessera/client/shop/types.gen'
import { fetching } from '@tessera/contract/shop/constants'
import { optional } from '../http/or-not-found.server.ts'
import { TtlCache } from '../http/ttl-cache.server.ts'

export interface NamedStore {
  id: string
  name: string
  slug: string
}

const cacheMilliseconds = fetching.forgottenAfterMilliseconds
const storeCache = new TtlCache<NamedStore>(cacheMilliseconds)

/** The store whose stock a page shows; undefined if the store no longer exists. */
export async function findStore(shop: ShopClient, id: string | null | undefined): Promise<NamedStore | undefined> {
  if (!id) return undefined
  return optional(
    storeCache.getOrLoad(id, async () => {
      const { id: found, name, slug } = await shop.StorePages.getStore({ store: id })
      return { id: found, name, slug }
    }),
  )
}
