import { LruCache } from '@tessera/server/lru-cache'
import { type Actor, visitorKey } from '../actor.ts'

const known = new LruCache<true>(10_000)

/**
 * Visitors who probably have a cart, because this process filled it before. A wrong guess costs one statement, a right
 * one saves one or two; nothing else depends on it.
 */
export const recentCarts = {
  has: (actor: Actor): boolean => known.get(visitorKey(actor)) ?? false,
  add(actor: Actor): void {
    known.set(visitorKey(actor), true)
  },
}
