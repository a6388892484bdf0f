import type { ShopErrorCode } from '@tessera/contract/middleware/errors'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { ShopError } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { missingRight } from '../rights/billing-rights.ts'
import { holdPerson, monthSpend } from './month-spend.ts'

/** Purchase to check, with the error codes to use. */
export interface PurchaseCheck {
  totalCents: number
  now: Date
  /** ID of the cart being placed, which must not count against itself. */
  orderId?: string
  /** Total of the existing order it is added to, which already counts in the month. */
  beforeCents?: number
  /** Set in the transaction that places the order: locks the person, so that their orders are checked one at a time. */
  isPlacing?: boolean
  codes: { needsBuy: ShopErrorCode; aboveLimit: ShopErrorCode; aboveMonth: ShopErrorCode }
}

interface BuyingStatus {
  mayBuy: boolean
  limitCents: number | null
  monthCents: number | null
  usedCents: number | null
}

/** Finds the reason why this person may not buy, with the names of managers who can change that. */
export async function findBuyProblem(
  db: Queryable,
  customer: Customer,
  { totalCents, now, orderId, beforeCents = 0, isPlacing = false, codes }: PurchaseCheck,
): Promise<ShopError | undefined> {
  if (isPlacing) await holdPerson(db, customer.personID)
  // read again: a right may have been revoked since the request started
  const person = await db.find<BuyingStatus>(sql`
    select 'buy' = any(p.rights) as "mayBuy", p.order_limit_cents::float8 as "limitCents",
      p.month_limit_cents::float8 as "monthCents",
      case when p.month_limit_cents is not null then ${monthSpend(now, orderId)} end as "usedCents"
    from people p where p.id = ${customer.personID} and p.status = 'active'`)
  if (!person?.mayBuy) return missingRight(db, customer, codes.needsBuy)
  const { limitCents, monthCents, usedCents } = person
  if (limitCents !== null && beforeCents + totalCents > limitCents)
    return missingRight(db, customer, codes.aboveLimit, { limitCents, totalCents: beforeCents + totalCents })
  if (monthCents !== null && totalCents + (usedCents ?? 0) > monthCents)
    return missingRight(db, customer, codes.aboveMonth, { limitCents: monthCents, usedCents, totalCents })
  return undefined
}
