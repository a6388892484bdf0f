import type { SpendingLimits } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Customer } from '../../../kit/visitor.ts'
import { managersOf } from '../rights/billing-rights.ts'
import { monthSpend } from './month-spend.ts'

/** This person's spending limits and the month's spend so far. */
export async function readSpendingLimits(db: Queryable, customer: Customer, now: Date): Promise<SpendingLimits> {
  const [own, managers] = await Promise.all([
    db.find<Omit<SpendingLimits, 'managers'>>(sql`
      select 'buy' = any(p.rights) as "mayBuy", p.order_limit_cents::float8 as "orderLimitCents",
        p.month_limit_cents::float8 as "monthLimitCents", ${monthSpend(now)} as "monthUsedCents"
      from people p where p.id = ${customer.personID}`),
    managersOf(db, customer),
  ])
  const noLimits = { mayBuy: false, orderLimitCents: null, monthLimitCents: null, monthUsedCents: 0 }
  return { ...(own ?? noLimits), managers }
}
