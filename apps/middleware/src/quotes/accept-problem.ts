import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { missingRight } from '../billing/billing-rights.ts'
import { ShopError } from '../shop-error.ts'
import type { Customer } from '../visitor.ts'

/** Why this person may not take an offer of so much: no right to buy, a limit below it, an account on hold. */
export async function findAcceptProblem(
  db: Queryable,
  customer: Customer,
  totalCents: number,
): Promise<ShopError | undefined> {
  const { personID, account } = customer
  // read afresh: a right may have been taken since the request began
  const person = await db.find<{ mayBuy: boolean; limitCents: number | null }>(sql`
    select 'buy' = any(rights) as "mayBuy", order_limit_cents::float8 as "limitCents" from people
    where id = ${personID} and status = 'active'`)
  if (!person?.mayBuy) return missingRight(db, customer, 'Quote.NeedsBuy')
  const { limitCents } = person
  if (limitCents !== null && totalCents > limitCents)
    return new ShopError('Quote.AboveLimit', { data: { limitCents, totalCents } })
  if (account.onHold)
    return new ShopError('Session.NotYours', { message: 'Your account is on hold. Please call your store.' })
  return undefined
}
