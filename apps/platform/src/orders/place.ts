import type { ApiError } from '@tessera/server/api-error'
import type { PlatformCall } from '../actor.ts'
import { type FoundBuyer, lookAtBuyer, orderFrom } from './create-order.ts'
import { type Concerned, type Desk, deskOf, findTaken, takeOrder } from './desk.ts'
import { cart, type FindOrder, findUid, lockCart, missingOrder, namedOrder } from './find-order.ts'
import { lookFor } from './read-sheet.ts'
import { recentCarts } from './recent-carts.ts'

type Thing = 'Order' | 'Line' | 'Payment' | 'Transaction' | 'Bundle'

/** The order that a handler works on: by direction and ID, or the caller's cart. */
export interface Place {
  find: FindOrder
  /** The operation ID for this target: `LineItems.Create` is `Cart.CreateLineItem`. */
  name(thing: Thing, verb: string): string
  take(call: PlatformCall, concerned?: Concerned): Promise<Desk>
  /** Locks the order; a missing cart is created by the first line. */
  takeOrMake(call: PlatformCall, concerned?: Concerned): Promise<Desk>
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

export const orderPlace: Place = {
  find: namedOrder,
  name: (thing, verb) => `${orderNames[thing].tag}.${verb}${orderNames[thing].ending ?? ''}`,
  take: (call, concerned) => takeOrder(call, namedOrder, concerned),
  takeOrMake: (call, concerned) => takeOrder(call, namedOrder, concerned),
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

export const cartPlace: Place = {
  find: cart,
  name: (thing, verb) => `Cart.${verb}${verb === 'List' ? cartNames[thing].many : cartNames[thing].one}`,
  take: (call, concerned) => takeOrder(call, cart, concerned),
  takeOrMake: async (call, concerned) => {
    const desk = recentCarts.has(call.actor) ? await findTaken(call, cart, concerned) : undefined
    if (desk) return desk
    // there was no cart, or it was submitted while we waited for the lock
    recentCarts.add(call.actor)
    await lockCart(call.db, call.actor)
    const asked = lookAtBuyer(call, {})
    const { marketplace } = call.actor
    const { uid, epoch, more } = await lookFor<FoundBuyer>(call.db, marketplace, cart(call), asked.column)
    const made = await orderFrom(call, {}, asked.answer(more))
    return uid ? takeOrder(call, cart, concerned) : deskOf(call, made, epoch, concerned)
  },
  mayBeMissing: true,
  missing: missingOrder,
}

/** The order's key; null if there is no cart yet. */
export async function uidAt(place: Place, call: PlatformCall): Promise<string | null> {
  const uid = await findUid(call.db, place.find(call))
  if (!uid && !place.mayBeMissing) throw place.missing(call)
  return uid ?? null
}
