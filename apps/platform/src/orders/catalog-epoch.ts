import type { PostalAddress } from '@tessera/domain/checkout/checkout'
import { databaseNode } from '@tessera/server/database-node'
import { LruCache } from '@tessera/server/lru-cache'
import { type Sql, sql } from '@tessera/server/sql'
import type { CheckoutService } from '../checkout/checkout-event.ts'
import { isSince } from '../engine/count-rows.ts'
import { isOfferEvent } from '../event-kind.ts'
import type { CatalogView } from '../visibility/viewer.ts'
import type { OfferWithCopies } from './read-catalog.ts'
import type { StockPlaces } from './stock-places.ts'

/**
 * The interval between two writes to a marketplace's catalog but for its stock, as seen by this process (decision 0016), with the views
 * and offers that were read in it for orders.
 */
export interface CatalogEpoch {
  /** Every transaction before it had ended when the epoch was last confirmed. */
  xmin: string
  views: LruCache<Promise<CatalogView>>
  offers: LruCache<OfferWithCopies>
  /** Short names of those who share offers: sixty keys of a hundred characters are a fortieth of a cart's change. */
  parties: LruCache<string>
  /** How the orders of an API client are calculated. */
  services: LruCache<CheckoutService>
  /** The address that a product leaves from. */
  origins: LruCache<{ address: PostalAddress | null }>
  /** Where the stock of a product is counted. */
  stockPlaces: LruCache<StockPlaces>
  /** The users whom new orders are for. */
  buyers: LruCache<BuyerFacts>
}

/** The part of a user that a new order takes over. */
export interface BuyerFacts {
  userKey: string
  currency: string | null
}

interface Known extends CatalogEpoch {
  /** The server whose transactions these are. */
  node: string
  /** Events from `xmin` on that were visible then. */
  seen: number
}

export interface EpochSighting {
  node: string
  since: number
  xmin: string
  seen: number
}

const known = new LruCache<Known>(1000)

/** The newest epoch that was seen. Only a statement with its query tells whether it goes on. */
export const newestEpoch = (marketplace: string): CatalogEpoch | undefined => known.get(marketplace)

/** Limits per marketplace; an offer takes about 3 kB. */
const maxOffers = 10_000
const maxViews = 5000
const maxServices = 1000

/**
 * Returns a column to add to another statement, because a separate one takes 0.2 ms, and a function that evaluates it.
 */
export function catalogEpochQuery(marketplace: string): {
  column: Sql
  answer(sighting: EpochSighting): CatalogEpoch
} {
  const last = known.get(marketplace)
  const seen = last?.seen // belongs to this `xmin`; another statement may update both meanwhile
  const now = sql`log_xmin()`
  const from = last ? sql`${last.xmin}::xid8` : now
  return {
    // one look at the index for both counts: PostgreSQL prepares each query inside a statement on its own
    column: sql`(
    select json_build_object('node', ${databaseNode}, 'since', count(*), 'xmin', ${now}::text, 'seen', count(*) filter (where xid >= ${now}))
    from events where marketplace_id = ${marketplace} and ${isSince(from)} and ${isOfferEvent})`,
    answer(sighting) {
      if (known.get(marketplace) !== last) return emptyEpoch(sighting.xmin) // another statement has already seen a newer epoch
      const isSame = last && sighting.node === last.node && sighting.since === seen
      return isSame ? continueEpoch(last, sighting) : startEpoch(marketplace, sighting)
    },
  }
}

const emptyEpoch = (xmin: string): CatalogEpoch => ({
  xmin,
  views: new LruCache(maxViews),
  offers: new LruCache(maxOffers),
  parties: new LruCache(maxViews),
  services: new LruCache(maxServices),
  origins: new LruCache(maxOffers),
  stockPlaces: new LruCache(maxOffers),
  buyers: new LruCache(maxViews),
})

function startEpoch(marketplace: string, { node, xmin, seen }: EpochSighting): CatalogEpoch {
  const epoch = { ...emptyEpoch(xmin), node, seen }
  known.set(marketplace, epoch)
  return epoch
}

/** Counting from a later point keeps the number of events small. */
function continueEpoch(epoch: Known, { xmin, seen }: EpochSighting): CatalogEpoch {
  if (BigInt(xmin) > BigInt(epoch.xmin)) Object.assign(epoch, { xmin, seen })
  return epoch
}
