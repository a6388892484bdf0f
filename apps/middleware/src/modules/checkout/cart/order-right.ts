import type { Queryable } from '@tessera/server/database'
import type { ShopError } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { findBuyProblem } from '../../people/spending-limits/buy-problem.ts'

const codes = { needsBuy: 'Cart.NeedsBuy', aboveLimit: 'Cart.AboveLimit', aboveMonth: 'Cart.AboveMonth' } as const

/** Why a visitor may not place this order. Guests buy for themselves; people of an account as far as it lets them. */
export async function findOrderRefusal(
  db: Queryable,
  { customer }: Visitor,
  order: { orderId: string; totalCents: number; now: Date },
): Promise<ShopError | undefined> {
  return customer && findBuyProblem(db, customer, { ...order, codes })
}
