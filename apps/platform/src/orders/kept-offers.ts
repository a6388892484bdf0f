import type { Queryable } from '@tessera/server/database'
import { readView, type Viewer } from '../visibility/viewer.ts'
import type { Who } from '../visibility/who.ts'
import type { CatalogueEpoch } from './catalogue-epoch.ts'
import { countsStock, hasOwnStock } from './fresh-stock.ts'
import type { Offered } from './read-offers.ts'

/** Limit per marketplace; an offer takes about 3 kB. */
const maxOffers = 10_000
const maxViews = 5000

/** An order write changes nothing that a view depends on, so a view read in a transaction may be cached. */
export async function keptViewer(db: Queryable, { views }: CatalogueEpoch, who: Who): Promise<Viewer> {
  const key = JSON.stringify([who.buyerID, who.userID])
  const view = views.get(key) ?? readView(db, who)
  if (views.size >= maxViews) views.clear()
  views.set(key, view)
  view.catch(() => views.delete(key))
  return { ...who, ...(await view) }
}

export interface KeptOffers {
  find(productID: string): Offered | undefined
  keep(offered: Offered): Offered
}

/**
 * Offers are valid until the next catalog write, except for their stock, which orders change within an epoch. Reading
 * one takes 0.7 ms, as long as the rest of a cart write.
 */
export function keptOffers({ offers }: CatalogueEpoch, viewer: Viewer, seller: string): KeptOffers {
  const party = JSON.stringify([viewer.buyerID, viewer.groups, viewer.currency, seller])
  return {
    find: (productID) => offers.get(`${productID} ${party}`),
    keep: (offered) => {
      if (countsStock(offered) && !hasOwnStock(offered)) return offered
      const [oldest] = offers.size >= maxOffers ? offers.keys() : []
      if (oldest !== undefined) offers.delete(oldest)
      offers.set(`${offered.offer.product.id} ${party}`, offered)
      return offered
    },
  }
}
