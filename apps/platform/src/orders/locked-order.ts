import type { Caller } from '@tessera/domain/order-model/caller'
import type { OrderState } from '@tessera/domain/order-model/order-state'
import type { Problem } from '@tessera/domain/order-model/problem'
import type { OrderBooking } from '@tessera/domain/orders/submit-order'
import { nextSaleChange } from '@tessera/domain/pricing/next-sale-change'
import { ApiError } from '@tessera/server/api-error'
import { DeferredReply } from '@tessera/server/deferred-reply'
import { JsonText } from '@tessera/server/json-text'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { eventWithReply } from '../record-event.ts'
import { applyBookings } from './apply-bookings.ts'
import { applyPromotions } from './apply-promotions.ts'
import type { CatalogEpoch } from './catalog-epoch.ts'
import { currentCart, missingOrder, type OrderCondition } from './find-order.ts'
import { lockOrderRecord, type OrderRecord, type RecordColumns, stockColumn, stockOf } from './order-record.ts'
import { type CachedOrderState, orderStateCache } from './order-state-cache.ts'
import { readOwnProducts } from './own-products.ts'
import { type OrderCatalog, readCatalog } from './read-catalog.ts'
import { refreshCopies } from './refresh-copies.ts'
import { refreshedState } from './refreshed-state.ts'
import { shownFirstLine, shownLine } from './show-order.ts'
import { countedAmong } from './stock-places.ts'
import {
  type KeepVersion,
  type WriteOptions,
  writeAndShowLine,
  writeAndShowOrder,
  writeOrderState,
} from './write-order-state.ts'

/** An order locked for change, with its full state and the current offers of its products. */
export interface LockedOrder {
  record: OrderRecord
  state: OrderState
  epoch: CatalogEpoch
  catalog: OrderCatalog
  caller: Caller
  /** Set for the caller's cart, which is remembered after its write. */
  isCart?: boolean
  /** Set while more changes follow in the same transaction: defers the write. */
  deferWrite?: DeferWrite
}

export type DeferWrite = (call: PlatformCall, after: OrderState, options: WriteOptions) => Promise<void>

/** The products that a request adds, and those whose stock it needs. */
export interface ProductScope {
  added?: readonly string[]
  /** Defaults to all. Price and address changes need no stock; a line change needs only its own product's. */
  withStock?: (state: OrderState) => readonly string[]
  /** Lines of products that left the buyer's catalog stay, to be named by the submission. */
  keepsUnavailable?: true
  /** Read with the order. */
  columns?: RecordColumns
}

export const withoutStock: ProductScope = { withStock: () => [] }

/** The first step of lock, decide, write, announce. */
export async function lockOrder(
  call: PlatformCall,
  find: OrderCondition,
  products?: ProductScope,
): Promise<LockedOrder> {
  const locked = await findLockedOrder(call, find, products)
  if (!locked) throw missingOrder(call)
  return locked
}

export async function findLockedOrder(call: PlatformCall, find: OrderCondition, products?: ProductScope) {
  const cached = find === currentCart ? orderStateCache.find(call) : undefined
  // a request that needs the stock of all products gets it with the order
  const stock = cached ? stockBefore(cached, products) : products?.withStock ? undefined : stockColumn
  const columns = { ...(stock && { stock }), ...products?.columns }
  const options = { cached, columns }
  const { record, epoch } = await lockOrderRecord(call.db, call.actor.marketplace, find(call), options)
  const locked = record && (await openLockedOrder(call, record, epoch, products))
  // the next write marks the prices as current, and the copies of products go with them
  if (locked?.record.hasOldPrices) await refreshCopies(call.db, locked)
  return locked && { ...locked, isCart: find === currentCart }
}

/** A cart that is known names the products whose stock is needed before it is locked. Those of another one are read. */
function stockBefore(
  { record: { state }, epoch }: CachedOrderState,
  { added = [], withStock = productsOf }: ProductScope = {},
): Sql | undefined {
  const productIDs = [...new Set([...added, ...withStock(state)])]
  return stockOf(sql`t.marketplace_id`, countedAmong(productIDs, epoch))
}

const productsOf = ({ lines }: OrderState): string[] => lines.map(({ productID }) => productID)

export async function openLockedOrder(
  call: PlatformCall,
  record: OrderRecord,
  epoch: CatalogEpoch,
  { added: more = [], withStock: counted, keepsUnavailable }: ProductScope = {},
): Promise<LockedOrder> {
  const { lines, order } = record.state
  const shopping = {
    who: { marketplace: record.marketplace, buyerID: record.buyerID, userID: record.userID },
    seller: order.toCompanyID,
    productIDs: [...lines.map(({ productID }) => productID), ...more],
    recordIDs: lines.flatMap(({ inventoryRecordID }) => inventoryRecordID ?? []),
    withStock: counted ? new Set([...more, ...counted(record.state)]) : ('all' as const),
    stock: record.stock,
  }
  const read = () => (record.hasOwnProducts ? readOwnProducts(call.db, record) : readCatalog(call.db, shopping, epoch))
  // orders to suppliers are priced when they are split off
  const isPriced = record.side === 'buyer' && shopping.productIDs.length > 0
  const catalog = isPriced ? await read() : emptyCatalog
  const pricing = { since: epoch.xmin, until: nextSaleChange(catalog.offers.values(), call.now) }
  const state = record.hasOldPrices ? await refreshedState(call, record, catalog, keepsUnavailable) : record.state
  return { record: { ...record, pricing }, state, epoch, catalog, caller: callerOf(call, record) }
}

const emptyCatalog: OrderCatalog = { offers: new Map(), copies: new Map() }

export const callerOf = ({ actor }: PlatformCall, { userKey, isGuest }: OrderRecord): Caller => ({
  isOwner: userKey === actor.userKey && isGuest === (actor.orderID !== undefined),
  isSeller: actor.userType === 'admin',
  roles: [...actor.roles],
})

/** Saves a changed cart: re-applies promotions and writes what differs. */
export async function saveOrder(
  call: PlatformCall,
  locked: LockedOrder,
  after: OrderState,
  options: WriteOptions = {},
): Promise<void> {
  const updated = await withPromotions(call, locked, after)
  if (locked.deferWrite) return locked.deferWrite(call, updated, options)
  if (locked.isCart) orderStateCache.forget(call.actor)
  await writeOrderState(call.db, locked.record, updated, locked.catalog, options)
}

/** The same, and returns the order, which is the reply of the call. */
export async function saveAndShowOrder(
  call: PlatformCall,
  locked: LockedOrder,
  after: OrderState,
  options?: WriteOptions,
): Promise<DeferredReply> {
  const updated = await withPromotions(call, locked, after)
  const { record, catalog } = locked
  if (!locked.deferWrite)
    return writeAndShowOrder(
      call.db,
      record,
      updated,
      catalog,
      { ...options, event: eventOfCall(call, record, updated) },
      cartCacheUpdate(call, locked, updated),
    )
  await locked.deferWrite(call, updated, options ?? {})
  return emptyReply(updated.order.id)
}

/** Creating an order takes the ID out of the body, which its event has, so that one is sent later. */
const eventOfCall = (call: PlatformCall, { isNew }: OrderRecord, { order }: OrderState): Sql | undefined =>
  isNew ? undefined : eventWithReply(call, order.id)

/** The same, and returns one line. If the reply is that of the call, the call's event is written with it. */
export async function saveAndShowLine(
  call: PlatformCall,
  locked: LockedOrder,
  after: OrderState,
  lineID: string,
  isReply = false,
): Promise<DeferredReply> {
  const updated = await withPromotions(call, locked, after)
  if (locked.deferWrite) {
    await locked.deferWrite(call, updated, {})
    return emptyReply(lineID)
  }
  const event = isReply ? eventWithReply(call, lineID) : undefined
  const { isNew, marketplace } = locked.record
  const shown = isNew ? shownFirstLine(call.actor, marketplace) : shownLine(call.actor)
  const line = { id: lineID, shown, event }
  return writeAndShowLine(call.db, locked.record, updated, locked.catalog, line, cartCacheUpdate(call, locked, updated))
}

/** Remembers the cart for the next request. Should the transaction fail, no row ever has this version. */
const cartCacheUpdate = (
  { actor }: PlatformCall,
  { isCart, record, epoch }: LockedOrder,
  state: OrderState,
): KeepVersion | undefined =>
  isCart ? (written) => orderStateCache.keep(actor, { record, epoch, state, written }) : undefined

/** With several changes the order is read once, after the last. */
const emptyReply = (id: string): DeferredReply => new DeferredReply(id, Promise.resolve(new JsonText('null')))

const withPromotions = async (
  call: PlatformCall,
  { record, catalog }: LockedOrder,
  after: OrderState,
): Promise<OrderState> => (await applyPromotions(call, record, after, catalog)).state

/** Saves a status change together with its bookings of accounts, promotions and stock. */
export async function saveWithBookings(
  call: PlatformCall,
  locked: LockedOrder,
  { state, ...booking }: OrderBooking,
  options?: WriteOptions,
): Promise<void> {
  if (locked.isCart) orderStateCache.forget(call.actor)
  await applyBookings(call.db, locked.record, booking)
  await writeOrderState(call.db, locked.record, state, locked.catalog, options)
}

export async function saveWithBookingsAndShow(
  call: PlatformCall,
  locked: LockedOrder,
  { state, ...booking }: OrderBooking,
  options?: WriteOptions,
): Promise<DeferredReply> {
  if (locked.isCart) orderStateCache.forget(call.actor)
  await applyBookings(call.db, locked.record, booking)
  const event = eventOfCall(call, locked.record, state)
  return writeAndShowOrder(call.db, locked.record, state, locked.catalog, { ...options, event })
}

/** Returns the decision or throws its problems. */
export function orThrow<T>(
  decision: ({ ok: true } & T) | { ok: false; problems: readonly Problem[] },
): { ok: true } & T {
  if (!decision.ok) throw new ApiError(decision.problems)
  return decision
}
