import type { ShopClient, Store } from '@tessera/client/shop/types.gen'
import { fetching } from '@tessera/contract/shop/constants'
import { optional } from '../http/or-not-found.server.ts'
import { TtlCache } from '../http/ttl-cache.server.ts'
import { milesBetween } from './stores/miles-between.ts'

export interface NamedStore {
  id: string
  name: string
  slug: string
  latitude: number
  longitude: number
  /** Other stores within an hour's drive, the closest first. */
  nearby: NearbyStore[]
}

interface NearbyStore {
  id: string
  name: string
  miles: number
}

const cacheMilliseconds = fetching.forgottenAfterMilliseconds
const storeCache = new TtlCache<NamedStore>(cacheMilliseconds)

/** The store whose stock a page shows; undefined if the store no longer exists. */
export async function findStore(shop: ShopClient, id: string | null | undefined): Promise<NamedStore | undefined> {
  if (!id) return undefined
  return optional(
    storeCache.getOrLoad(id, async () => {
      const [{ id: found, name, slug, latitude, longitude }, { stores }] = await Promise.all([
        shop.StorePages.getStore({ store: id }),
        shop.StorePages.listStores(),
      ])
      const place = { id: found, latitude, longitude }
      return { ...place, name, slug, nearby: nearbyOf(place, stores) }
    }),
  )
}

const maxMiles = 40
const maxNearby = 6

function nearbyOf(place: Pick<Store, 'id' | 'latitude' | 'longitude'>, stores: readonly Store[]): NearbyStore[] {
  return stores
    .filter(({ id }) => id !== place.id)
    .map(({ id, name, ...at }) => ({ id, name, miles: milesBetween(place, at) }))
    .filter(({ miles }) => miles <= maxMiles)
    .sort((one, other) => one.miles - other.miles)
    .slice(0, maxNearby)
}
