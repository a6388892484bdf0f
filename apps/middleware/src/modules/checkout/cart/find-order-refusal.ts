import type { Queryable } from '@tessera/server/database'
import type { ShopError } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { findBuyProblem } from '../../people/spending-limits/buy-problem.ts'

const codes = { needsBuy: 'Cart.NeedsBuy', aboveLimit: 'Cart.AboveLimit', aboveMonth: 'Cart.AboveMonth' } as const

/**
 * Finds the reason why the visitor may not place this order. Guests have no limits; users have those of their account,
 * above which the order may wait for approval.
 */
export async function findOrderRefusal(
  db: Queryable,
  { customer }: Visitor,
  order: { orderId: string; totalCents: number; now: Date },
): Promise<ShopError | undefined> {
  return customer && findBuyProblem(db, customer, { ...order, canWait: true, codes })
}
