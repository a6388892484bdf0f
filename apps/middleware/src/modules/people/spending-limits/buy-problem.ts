import type { ShopErrorCode } from '@tessera/contract/middleware/errors'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { ShopError } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { missingRight } from '../rights/billing-rights.ts'
import { holdPerson, monthSpend } from './month-spend.ts'

/** What is bought, for how much, and how a refusal is called where it is bought. */
export interface Purchase {
  totalCents: number
  now: Date
  /** A cart that is being placed already does not count against itself. */
  orderId?: string
  /** What it joins: an order that stands already, and counts in the month by itself. */
  beforeCents?: number
  /** In the transaction that places it: orders of one person wait for one another. */
  isPlacing?: boolean
  codes: { needsBuy: ShopErrorCode; aboveLimit: ShopErrorCode; aboveMonth: ShopErrorCode }
}

interface Standing {
  mayBuy: boolean
  limitCents: number | null
  monthCents: number | null
  usedCents: number | null
}

/** Why this person may not buy for so much, with the names of those who can change that. */
export async function findBuyProblem(
  db: Queryable,
  customer: Customer,
  { totalCents, now, orderId, beforeCents = 0, isPlacing = false, codes }: Purchase,
): Promise<ShopError | undefined> {
  if (isPlacing) await holdPerson(db, customer.personID)
  // read afresh: a right may have been taken since the request began
  const person = await db.find<Standing>(sql`
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
