import type { SpendingLimits } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Customer } from '../../../kit/visitor.ts'
import { managersOf } from '../rights/billing-rights.ts'
import { listApprovers } from './approvers.ts'
import { monthSpend } from './month-spend.ts'

type OwnLimits = Omit<SpendingLimits, 'managers' | 'approvers'>

/** This person's spending limits, the month's spend so far, and who can approve more. */
export async function readSpendingLimits(db: Queryable, customer: Customer, now: Date): Promise<SpendingLimits> {
  const [own, managers, approvers] = await Promise.all([
    db.find<OwnLimits>(sql`
      select 'buy' = any(p.rights) as "mayBuy", p.order_limit_cents::float8 as "orderLimitCents",
        p.month_limit_cents::float8 as "monthLimitCents", ${monthSpend(now)} as "monthUsedCents",
        (select over_limit from accounts where id = p.account_id) as "overLimit"
      from people p where p.id = ${customer.personID}`),
    managersOf(db, customer),
    listApprovers(db, customer.account.id),
  ])
  const noLimits: OwnLimits = {
    mayBuy: false,
    orderLimitCents: null,
    monthLimitCents: null,
    monthUsedCents: 0,
    overLimit: 'approve',
  }
  return { ...(own ?? noLimits), managers, approvers: approvers.map(({ name }) => name) }
}
