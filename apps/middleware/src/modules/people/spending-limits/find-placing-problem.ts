import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { ShopError } from '../../../kit/shop-error.ts'
import { holdPerson, monthSpend } from './month-spend.ts'

interface Placing {
  /** Platform user ID, or a guest. */
  owner: string
  orderId: string
  cents: number
  now: Date
}

interface Buyer {
  isActive: boolean
  monthCents: number | null
  usedCents: number | null
}

/**
 * Finds the reason why a paid order must not be placed, in the transaction that places it: the buyer was locked or
 * deleted meanwhile, or another order has used up the monthly limit.
 */
export async function findPlacingProblem(db: Queryable, placing: Placing): Promise<ShopError | undefined> {
  const { owner, orderId, cents, now } = placing
  const person = await db.find<{ id: string }>(sql`select id from people where platform_user_id = ${owner}`)
  if (!person) return undefined
  // a separate statement, so that the next one sees orders committed before the lock
  await holdPerson(db, person.id)
  const buyer = await db.find<Buyer>(sql`
    select p.status = 'active' as "isActive", p.month_limit_cents::float8 as "monthCents",
      case when p.month_limit_cents is not null then ${monthSpend(now, orderId)} end as "usedCents"
    from people p where p.id = ${person.id}`)
  if (!buyer?.isActive) return new ShopError('Auth.LockedByManager')
  const { monthCents, usedCents } = buyer
  return monthCents !== null && cents + (usedCents ?? 0) > monthCents
    ? new ShopError('Cart.AboveMonth', { data: { limitCents: monthCents, usedCents, totalCents: cents } })
    : undefined
}
