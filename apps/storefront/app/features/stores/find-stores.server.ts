import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { ShopClient, Store } from '@tessera/client/shop/types.gen'
import { milesBetween } from '../../kit/stores/miles-between.ts'

export interface StoreQuery {
  /** ZIP code or city, as typed. */
  where: string
  /** `41.76,-88.15`, from "use my location". */
  near: string
  services: string[]
  isOpen: boolean
  miles: number
}

export interface FoundStores {
  stores: Store[]
  /** "Near Naperville, IL": the origin of the distances. */
  from: string | undefined
  problem: string | undefined
}

export const storeQueryOf = (query: URLSearchParams): StoreQuery => ({
  where: (query.get('zip') ?? '').trim().slice(0, 60),
  near: query.get('near') ?? '',
  services: query.getAll('service').slice(0, 10),
  isOpen: query.get('open') === '1',
  miles: Number(query.get('miles')) || 0,
})

/** Finds stores by ZIP code, city or location, or all of them, and then filters by services. */
export async function findStores(shop: ShopClient, query: StoreQuery): Promise<FoundStores> {
  const found = await searchStores(shop, query)
  const stores = found.stores.filter(
    (store) =>
      query.services.every((service) => store.services.includes(service)) &&
      (!query.isOpen || store.isOpen) &&
      (!query.miles || store.distanceMiles === null || (store.distanceMiles ?? 0) <= query.miles),
  )
  return { ...found, stores }
}

async function searchStores(shop: ShopClient, { where, near }: StoreQuery): Promise<FoundStores> {
  if (/^\d/.test(where)) return findByZip(shop, where)
  const { stores } = await shop.StorePages.listStores()
  const [latitude, longitude] = near.split(',').map(Number)
  if (near && Number.isFinite(latitude) && Number.isFinite(longitude))
    return {
      stores: findNearest(stores, { latitude: latitude ?? 0, longitude: longitude ?? 0 }),
      ...foundFrom('your location'),
    }
  if (!where) return { stores, ...foundFrom() }
  const text = where.toLowerCase()
  const inCity = stores.filter(({ name, city, state }) => `${name} ${city}, ${state}`.toLowerCase().includes(text))
  return inCity.length > 0
    ? { stores: inCity, ...foundFrom() }
    : { stores: [], from: undefined, problem: 'We have no store there. Try a ZIP code to find the nearest one.' }
}

async function findByZip(shop: ShopClient, zipCode: string): Promise<FoundStores> {
  try {
    const { stores, city, state } = await shop.Stores.Nearest({ zipCode })
    return { stores, ...foundFrom(city ? `${city}, ${state}` : zipCode) }
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status >= 500) throw error
    return { stores: [], from: undefined, problem: error.message }
  }
}

const foundFrom = (from?: string): Pick<FoundStores, 'from' | 'problem'> => ({ from, problem: undefined })
const maxNearest = 10

const findNearest = (stores: readonly Store[], here: { latitude: number; longitude: number }): Store[] =>
  stores
    .map((store) => ({ ...store, distanceMiles: milesBetween(here, store) }))
    .sort((one, other) => one.distanceMiles - other.distanceMiles)
    .slice(0, maxNearest)
