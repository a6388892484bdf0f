import type { Queryable } from '@tessera/server/database'
import type { BuyerUser } from '../visibility/buyer-user.ts'
import { readView, type Viewer } from '../visibility/viewer.ts'
import type { CatalogEpoch } from './catalog-epoch.ts'
import { countsStock, hasOwnStock } from './fresh-stock.ts'
import type { OfferWithCopies } from './read-catalog.ts'
import { placesOf } from './stock-places.ts'

/** An order write changes nothing that a view depends on, so a view read in a transaction may be cached. */
export async function readCachedViewer(db: Queryable, { views }: CatalogEpoch, who: BuyerUser): Promise<Viewer> {
  const key = JSON.stringify([who.buyerID, who.userID])
  const view = views.getOrCreate(key, () => readView(db, who))
  view.catch(() => views.delete(key))
  return { ...who, ...(await view) }
}

/** Never reset, so that no name is given twice. */
let partyCount = 0

export interface OfferCache {
  find(productID: string): OfferWithCopies | undefined
  add(offered: OfferWithCopies): OfferWithCopies
}

/**
 * Offers are valid until the next catalog write, except for their stock, which orders change within an epoch. Reading
 * one takes 0.7 ms, as long as the rest of a cart write.
 */
export function offerCacheFor(
  { offers, parties, stockPlaces }: CatalogEpoch,
  viewer: Viewer,
  seller: string,
): OfferCache {
  const { buyerID, groups, currency } = viewer
  const party = parties.getOrCreate(JSON.stringify([buyerID, groups, currency, seller]), () => String(++partyCount))
  return {
    find: (productID) => offers.get(`${productID} ${party}`),
    add: (offered) => {
      const places = placesOf(offered)
      if (places) stockPlaces.set(offered.offer.product.id, places)
      if (countsStock(offered) && !hasOwnStock(offered)) return offered
      offers.set(`${offered.offer.product.id} ${party}`, offered)
      return offered
    },
  }
}
