import type { Cart, PickUpStores } from '@tessera/client/shop/types.gen'
import { dayIn, shopTimeZone } from '@tessera/domain/local-time'
import { findNearestStores } from '../../site/stores/store-records.ts'
import { storeView } from '../../site/stores/store-view.ts'
import type { CartNeeds } from './cart-needs.ts'
import { pickUpReady } from './pick-up-ready.ts'

const maxStores = 4

/** The nearest stores, each with the stock and the day for this cart. */
export async function findPickUpStores(
  { database, catalog }: CartNeeds,
  { lines }: Cart,
  zipCode: string,
  now: Date,
): Promise<PickUpStores> {
  const { from, stores } = await findNearestStores(database, zipCode, maxStores)
  const today = dayIn(now, shopTimeZone)
  return {
    zipCode: from.zip,
    stores: stores.map((store) => ({
      store: storeView(store, now, store.distanceMiles),
      ...pickUpReady(catalog.find, lines, store.id, today),
    })),
  }
}
