import type { Queryable } from '@tessera/server/database'
import { findBuyProblem } from '../orders/buy-problem.ts'
import type { ShopError } from '../shop-error.ts'
import type { Visitor } from '../visitor.ts'

const codes = { needsBuy: 'Cart.NeedsBuy', aboveLimit: 'Cart.AboveLimit', aboveMonth: 'Cart.AboveMonth' } as const

/** Why a visitor may not place this order. Guests buy for themselves; people of an account as far as it lets them. */
export async function findOrderRefusal(
  db: Queryable,
  { customer }: Visitor,
  order: { orderId: string; totalCents: number; now: Date },
): Promise<ShopError | undefined> {
  return customer && findBuyProblem(db, customer, { ...order, codes })
}
