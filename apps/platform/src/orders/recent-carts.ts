import { type Actor, visitorKey } from '../actor.ts'

const known = new Set<string>()
const maxKnown = 10_000

/**
 * Who probably has a cart, because this process was asked to fill it before. A guess that costs a statement where it is
 * wrong and saves one or two where it is right; nothing else depends on it.
 */
export const recentCarts = {
  has: (actor: Actor): boolean => known.has(visitorKey(actor)),
  add(actor: Actor): void {
    if (known.size >= maxKnown) known.clear()
    known.add(visitorKey(actor))
  },
}
