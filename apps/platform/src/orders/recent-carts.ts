import { type Actor, visitorKey } from '../actor.ts'

const known = new Set<string>()
const maxKnown = 10_000

/**
 * Visitors who probably have a cart, because this process filled it before. A wrong guess costs one statement, a right
 * one saves one or two; nothing else depends on it.
 */
export const recentCarts = {
  has: (actor: Actor): boolean => known.has(visitorKey(actor)),
  add(actor: Actor): void {
    if (known.size >= maxKnown) known.clear()
    known.add(visitorKey(actor))
  },
}
