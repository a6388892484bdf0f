import type { OverLimit } from '@tessera/domain/sales/over-limit'
import type { Queryable } from '@tessera/server/database'
import { ShopError } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { checkPurchase } from '../../people/spending-limits/buy-problem.ts'

const codes = { needsBuy: 'Quote.NeedsBuy', aboveLimit: 'Quote.AboveLimit', aboveMonth: 'Quote.AboveMonth' } as const

interface AcceptanceCheck {
  /** Why this person may not accept: no right to buy, a limit that no one can lift, an account on hold. */
  problem?: ShopError
  /** The order waits for approval because of this limit. */
  overLimit?: OverLimit
}

/** Checks whether this person may accept an offer of this amount. */
export async function checkAcceptance(
  db: Queryable,
  customer: Customer,
  totalCents: number,
  now: Date,
  isPlacing = false,
): Promise<AcceptanceCheck> {
  const check = await checkPurchase(db, customer, { totalCents, now, isPlacing, canWait: true, codes })
  if (check.problem || !customer.account.onHold) return check
  const message = 'Your account is on hold. Please call your store.'
  return { problem: new ShopError('Session.NotYours', { message }) }
}
