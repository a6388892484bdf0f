import type { Queryable } from '@tessera/server/database'
import { ShopError } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { findBuyProblem } from '../../people/spending-limits/buy-problem.ts'

const codes = { needsBuy: 'Quote.NeedsBuy', aboveLimit: 'Quote.AboveLimit', aboveMonth: 'Quote.AboveMonth' } as const

/** Finds why this person may not accept an offer of this amount: no right to buy, a lower limit, an account on hold. */
export async function findAcceptProblem(
  db: Queryable,
  customer: Customer,
  totalCents: number,
  now: Date,
  isPlacing = false,
): Promise<ShopError | undefined> {
  const { account } = customer
  const problem = await findBuyProblem(db, customer, { totalCents, now, isPlacing, codes })
  if (problem) return problem
  if (account.onHold)
    return new ShopError('Session.NotYours', { message: 'Your account is on hold. Please call your store.' })
  return undefined
}
