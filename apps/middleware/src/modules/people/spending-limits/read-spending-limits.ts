import type { SpendingLimits } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Customer } from '../../../kit/visitor.ts'
import { managerNames } from '../rights/billing-rights.ts'
import { approverNames } from './approvers.ts'
import { monthSpend } from './month-spend.ts'

const noLimits: SpendingLimits = {
  mayBuy: false,
  orderLimitCents: null,
  monthLimitCents: null,
  monthUsedCents: 0,
  overLimit: 'approve',
  managers: [],
  approvers: [],
}

/** This person's spending limits, the month's spend so far, and who can approve more. */
export async function readSpendingLimits(
  db: Queryable,
  { personID, account }: Customer,
  now: Date,
): Promise<SpendingLimits> {
  const limits = await db.find<SpendingLimits>(sql`
    select 'buy' = any(p.rights) as "mayBuy", p.order_limit_cents::float8 as "orderLimitCents",
      p.month_limit_cents::float8 as "monthLimitCents", ${monthSpend(now)} as "monthUsedCents",
      (select over_limit from accounts where id = p.account_id) as "overLimit",
      array(${managerNames(account.id)}) as managers, array(${approverNames(account.id)}) as approvers
    from people p where p.id = ${personID}`)
  return limits ?? noLimits
}
