import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { Cart, ShopClient } from '@tessera/client/shop/types.gen'
import { optional } from '../../http/or-not-found.server.ts'
import type { PickUpStores } from './pick-up-form.tsx'

/** The stores nearest to the typed ZIP code, else to the visitor's own store or the address on the cart. */
export async function findPickUpStores(
  shop: ShopClient,
  typedZip: string,
  { shippingAddress, preferredStore }: Pick<Cart, 'shippingAddress'> & { preferredStore: string | null },
): Promise<PickUpStores> {
  const own =
    !typedZip && preferredStore ? await optional(shop.StorePages.getStore({ store: preferredStore })) : undefined
  const zip = typedZip || own?.zip || shippingAddress?.zip.slice(0, 5) || ''
  if (!zip) return { zip, stores: [], error: undefined }
  try {
    const { stores } = await shop.Cart.GetPickUpStores({ zipCode: zip })
    return { zip, stores, error: undefined }
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status >= 500) throw error
    return { zip, stores: [], error: error.fields[0]?.message ?? error.message }
  }
}
