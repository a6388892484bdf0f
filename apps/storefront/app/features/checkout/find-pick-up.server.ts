import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { ShopClient } from '@tessera/client/shop/types.gen'
import { orNothing } from '../../http/shop-answers.server.ts'
import type { PickUpStores } from './pick-up-form.tsx'

const mostStores = 4

/** The stores nearest to the requested ZIP code, or the visitor's own store if there is none. */
export async function findPickUp(shop: ShopClient, zip: string, store: string | null): Promise<PickUpStores> {
  if (!zip) {
    const own = store ? await orNothing(shop.StorePages.getStore({ store })) : undefined
    return { zip, stores: own ? [own] : [], error: undefined }
  }
  try {
    const { stores } = await shop.Stores.Nearest({ zipCode: zip })
    return { zip, stores: stores.slice(0, mostStores), error: undefined }
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status >= 500) throw error
    return { zip, stores: [], error: error.fields[0]?.message ?? error.message }
  }
}
