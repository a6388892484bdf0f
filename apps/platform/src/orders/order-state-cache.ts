import type { Line, OrderState } from '@tessera/domain/order-model/order-state'
import { LruCache } from '@tessera/server/lru-cache'
import { sql } from '@tessera/server/sql'
import { type Actor, type PlatformCall, visitorKey } from '../actor.ts'
import type { CatalogEpoch } from './catalog-epoch.ts'
import type { OrderHead, OrderRecord } from './order-record.ts'

/** An order as this process wrote it last, with the version of its row. */
export interface CachedOrderState {
  version: string
  /** The catalog epoch at that time. */
  epoch: CatalogEpoch
  record: OrderRecord
}

interface KeptState extends Omit<CachedOrderState, 'record'> {
  head: OrderHead
  state: OrderState
  /** When its prices end, because a sale begins or ends. */
  pricedUntil: string | null
}

/** The order after a write, with the version of its new row. */
interface WrittenOrderState {
  record: OrderRecord
  epoch: CatalogEpoch
  state: OrderState
  written: { version: string; lastUpdated: string }
}

/**
 * Differs for every write: each transaction has its own number, and two writes in one have different row locations.
 * Every change of an order writes its row.
 */
export const rowVersion = sql`t.xmin::text || ' ' || t.ctid::text`

/** A cart of sixty lines takes about 60 kB. */
const maxCachedOrders = 500

const cachedStates = new LruCache<KeptState>(maxCachedOrders)

/** Carts by visitor. An entry may be stale: the row version decides. */
export const orderStateCache = {
  find({ actor, now }: Pick<PlatformCall, 'actor' | 'now'>): CachedOrderState | undefined {
    const kept = cachedStates.get(visitorKey(actor))
    if (!kept) return undefined
    const { version, epoch, head, state, pricedUntil } = kept
    const hasOldPrices = pricedUntil !== null && Date.parse(pricedUntil) <= now.getTime()
    return { version, epoch, record: { ...head, state, hasOldPrices } }
  },
  keep(actor: Actor, { record, epoch, state, written: { version, lastUpdated } }: WrittenOrderState): void {
    if (!isPlain(state) || !record.pricing) {
      orderStateCache.forget(actor)
      return
    }
    const { uid, marketplace, buyerID, userKey, userID, isGuest, side, clientID, hasOwnProducts } = record
    const head = { uid, marketplace, buyerID, userKey, userID, isGuest, side, clientID, hasOwnProducts }
    const order = { ...state.order, lastUpdated, fromUserID: userID }
    const kept = { version, epoch, head, pricedUntil: record.pricing.until, state: { ...state, order } }
    cachedStates.set(visitorKey(actor), kept)
  },
  /** A write that does not return its version: the next request reads the cart at once, not after a look at its row. */
  forget(actor: Actor): void {
    cachedStates.delete(visitorKey(actor))
  },
}

/** States that the database may return differently from what was written are not cached. */
const isPlain = ({ lines, promotions, payments }: OrderState): boolean =>
  promotions.length === 0 && payments.length === 0 && lines.every(hasOneAddress) && areInOrder(lines)

/** A read sorts lines by their time: those of requests that overtook each other, and of bundles, share or swap theirs. */
const areInOrder = (lines: readonly Line[]): boolean => {
  const times = lines.map(({ dateAdded }) => Date.parse(dateAdded))
  return times.every((time, at) => at === 0 || time > (times[at - 1] ?? 0))
}

const hasOneAddress = ({ shippingAddressID, shippingAddress }: Line): boolean =>
  shippingAddressID === null || shippingAddress === null
