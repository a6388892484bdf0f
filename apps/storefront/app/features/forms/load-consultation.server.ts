import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { ShopClient, Store } from '@tessera/client/shop/types.gen'
import { formatMiles } from '@tessera/ui/format'

const maxStores = 5

export interface StoreChoice {
  id: string
  name: string
  text: string
}

const choiceOf = ({ id, name, street, city, state, distanceMiles }: Store): StoreChoice => ({
  id,
  name,
  text: `${street}, ${city}, ${state}${distanceMiles === null ? '' : `, ${formatMiles(distanceMiles)}`}`,
})

/** All state is in the URL: first the ZIP code, then the store, then its free slots. */
export async function loadConsultation(shop: ShopClient, query: URLSearchParams, preferred: string | null) {
  const zip = (query.get('zip') ?? '').trim().slice(0, 10)
  const storeId = query.get('store') ?? (zip ? '' : (preferred ?? ''))
  const [{ stores, problem }, chosen] = await Promise.all([findNearStores(shop, zip), findChosenStore(shop, storeId)])
  return { zip, stores, problem, token: query.get('token') ?? '', ...chosen }
}

async function findNearStores(shop: ShopClient, zipCode: string) {
  if (!zipCode) return { stores: [], problem: undefined }
  try {
    const { stores } = await shop.Stores.Nearest({ zipCode })
    return { stores: stores.slice(0, maxStores).map(choiceOf), problem: undefined }
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status >= 500) throw error
    return { stores: [], problem: error.message }
  }
}

async function findChosenStore(shop: ShopClient, storeId: string) {
  if (!storeId) return { store: null, slots: [], slotMessage: '' }
  try {
    const [store, { slots, message }] = await Promise.all([
      shop.StorePages.getStore({ store: storeId }),
      shop.Broadcast.scheduleconsultationform({ storeId }),
    ])
    return { store: choiceOf(store), slots, slotMessage: message }
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status >= 500) throw error
    return { store: null, slots: [], slotMessage: error.message }
  }
}
