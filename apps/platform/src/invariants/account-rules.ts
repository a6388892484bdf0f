import { sql } from '@tessera/server/sql'
import type { Invariant } from './invariant.ts'

export const accountRules: readonly Invariant[] = [
  {
    id: 'PAY-7 no balance below zero',
    about: 'account',
    broken: (only) => sql`
      select a.marketplace_id, a.buyer_id || '/spendingaccounts/' || a.id as key,
        format('account %s: %s', a.id, a.balance) as what
      from spending_accounts a
      where ${only(sql`a.marketplace_id`, sql`a.buyer_id || '/spendingaccounts/' || a.id`)}
        and a.balance < 0 and not exists (
          select from spending_account_assignments s
          where s.marketplace_id = a.marketplace_id and s.buyer_id = a.buyer_id and s.spending_account_id = a.id and s.allow_exceed)`,
  },
  {
    id: 'PAY-2 no more is debited than the order costs, and nothing before it was submitted',
    about: 'order',
    broken: (only) => sql`
      select o.uid, format('order %s: %s of %s', o.id, sum(y.debited), o.total) as what
      from orders o join payments y on y.order_uid = o.uid
      where ${only(sql`o.uid`)}
      group by o.uid having sum(y.debited) > o.total or (sum(y.debited) > 0 and not o.is_submitted)`,
  },
]
