import { findOverLimit, type OverLimit } from '@tessera/domain/sales/over-limit'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { ShopError } from '../../../kit/shop-error.ts'
import { canAskApproval } from './approvers.ts'
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
  accountId: string
  orderLimitCents: number | null
  monthLimitCents: number | null
  monthUsedCents: number
}

/** The limit an order exceeds, with the account whose approvers decide. */
export interface AskedLimit extends OverLimit {
  accountId: string
}

interface PlacingCheck {
  /** Why the order must not be placed. */
  problem?: ShopError
  /** The order is placed and waits for approval. */
  overLimit?: AskedLimit
}

/**
 * Checks a paid order in the transaction that places it: the buyer was locked or deleted meanwhile, or the order is above
 * a limit, of which another order may have used up the month's. Then it waits for approval, or is refused.
 */
export async function checkPlacing(db: Queryable, placing: Placing): Promise<PlacingCheck> {
  const { owner, orderId, cents, now } = placing
  const person = await db.find<{ id: string }>(sql`select id from people where platform_user_id = ${owner}`)
  if (!person) return {}
  // a separate statement, so that the next one sees orders committed before the lock
  await holdPerson(db, person.id)
  const buyer = await db.find<Buyer>(sql`
    select p.status = 'active' as "isActive", p.account_id as "accountId",
      p.order_limit_cents::float8 as "orderLimitCents", p.month_limit_cents::float8 as "monthLimitCents",
      case when p.month_limit_cents is null then 0 else ${monthSpend(now, orderId)} end as "monthUsedCents"
    from people p where p.id = ${person.id}`)
  if (!buyer?.isActive) return { problem: new ShopError('Auth.LockedByManager') }
  const over = findOverLimit({ ...buyer, orderCents: cents, newCents: cents })
  if (!over) return {}
  const { accountId } = buyer
  if (await canAskApproval(db, accountId)) return { overLimit: { ...over, accountId } }
  const { kind, limitCents, usedCents } = over
  const code = kind === 'order' ? 'Cart.AboveLimit' : 'Cart.AboveMonth'
  return { problem: new ShopError(code, { data: { limitCents, usedCents, totalCents: cents } }) }
}
