import type { ApiError } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { newestEpoch } from './catalog-epoch.ts'
import { buyerQueryFor, createOrder, type FoundBuyer, newOrderRecord } from './create-order.ts'
import { currentCart, lockCart, missingOrder, namedOrder, type OrderCondition } from './find-order.ts'
import { findLockedOrder, type LockedOrder, lockOrder, openLockedOrder, type ProductScope } from './locked-order.ts'
import { hasOldPrices } from './order-pricing.ts'
import { lookUpOrder, stockOf } from './order-record.ts'
import type { ProductStock } from './product-stock.ts'
import { recentCarts } from './recent-carts.ts'
import { refreshOrder } from './refresh-orders.ts'
import { countedAmong } from './stock-places.ts'

/** Read before the first line of a cart. */
interface FirstFacts {
  buyer: FoundBuyer | null
  stock: readonly ProductStock[] | null
}

type Thing = 'Order' | 'Line' | 'Payment' | 'Transaction' | 'Bundle'

/** The order that a handler works on: by direction and ID, or the caller's cart. */
export interface OrderTarget {
  find: OrderCondition
  /** The operation ID for this target: `LineItems.Create` is `Cart.CreateLineItem`. */
  operationID(thing: Thing, verb: string): string
  lock(call: PlatformCall, products?: ProductScope): Promise<LockedOrder>
  /** Locks the order; a missing cart is created by the first line. */
  lockOrCreate(call: PlatformCall, products?: ProductScope): Promise<LockedOrder>
  /** A cart that does not exist is empty, not missing. */
  mayBeMissing: boolean
  missing(call: PlatformCall): ApiError
}

const orderNames: Record<Thing, { tag: string; ending?: string }> = {
  Order: { tag: 'Orders' },
  Line: { tag: 'LineItems' },
  Payment: { tag: 'Payments' },
  Transaction: { tag: 'Payments', ending: 'Transaction' },
  Bundle: { tag: 'BundleLineItems' },
}

export const orderTarget: OrderTarget = {
  find: namedOrder,
  operationID: (thing, verb) => `${orderNames[thing].tag}.${verb}${orderNames[thing].ending ?? ''}`,
  lock: (call, products) => lockOrder(call, namedOrder, products),
  lockOrCreate: (call, products) => lockOrder(call, namedOrder, products),
  mayBeMissing: false,
  missing: missingOrder,
}

const cartNames: Record<Thing, { one: string; many: string }> = {
  Order: { one: '', many: '' },
  Line: { one: 'LineItem', many: 'LineItems' },
  Payment: { one: 'Payment', many: 'Payments' },
  Transaction: { one: 'PaymentTransaction', many: 'PaymentTransactions' },
  Bundle: { one: 'BundleItem', many: 'BundleItems' },
}

export const cartTarget: OrderTarget = {
  find: currentCart,
  operationID: (thing, verb) => `Cart.${verb}${verb === 'List' ? cartNames[thing].many : cartNames[thing].one}`,
  lock: (call, products) => lockOrder(call, currentCart, products),
  lockOrCreate: async (call, products) => {
    const locked = recentCarts.has(call.actor) ? await findLockedOrder(call, currentCart, products) : undefined
    if (locked) return locked
    // there was no cart, or it was submitted while we waited for the lock
    recentCarts.add(call.actor)
    await lockCart(call.db, call.actor)
    const { marketplace } = call.actor
    const newest = newestEpoch(marketplace)
    const buyerQuery = buyerQueryFor(call, {}, newest)
    const stock = stockOf(sql`${marketplace}`, countedAmong(products?.added ?? [], newest)) ?? sql`null`
    const facts = sql`json_build_object('buyer', ${buyerQuery.column}, 'stock', ${stock})`
    const { uid, epoch, more } = await lookUpOrder<FirstFacts>(call.db, marketplace, currentCart(call), facts)
    const buyer = buyerQuery.answer(more?.buyer ?? null, epoch)
    const made = buyer ? await newOrderRecord(call, {}, buyer) : await createOrder(call, {})
    if (uid) return lockOrder(call, currentCart, products)
    const record = { ...made, stock: more?.stock ?? [] }
    return { ...(await openLockedOrder(call, record, epoch, products)), isCart: true }
  },
  mayBeMissing: true,
  missing: missingOrder,
}

/** The key of the order, whose prices are current; null if there is no cart yet. */
export async function findTargetUid(target: OrderTarget, call: PlatformCall): Promise<string | null> {
  const found = await call.db.find<{ uid: string; hasOldPrices: boolean }>(
    sql`select t.uid::text, ${hasOldPrices} as "hasOldPrices" from orders t where ${target.find(call)}`,
  )
  if (!found && !target.mayBeMissing) throw target.missing(call)
  if (found?.hasOldPrices) await refreshOrder(call, found.uid)
  return found?.uid ?? null
}
