import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { ShopClient } from '@tessera/client/shop/types.gen'
import { optional } from '../../http/or-not-found.server.ts'
import type { PickUpStores } from './pick-up-form.tsx'

const maxStores = 4

/** The stores nearest to the requested ZIP code, or the visitor's own store if there is none. */
export async function findPickUpStores(shop: ShopClient, zip: string, store: string | null): Promise<PickUpStores> {
  if (!zip) {
    const own = store ? await optional(shop.StorePages.getStore({ store })) : undefined
    return { zip, stores: own ? [own] : [], error: undefined }
  }
  try {
    const { stores } = await shop.Stores.Nearest({ zipCode: zip })
    return { zip, stores: stores.slice(0, maxStores), error: undefined }
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status >= 500) throw error
    return { zip, stores: [], error: error.fields[0]?.message ?? error.message }
  }
}
