import { sql } from '@tessera/server/sql'
import type { Invariant } from './invariant.ts'

export const approvalRules: readonly Invariant[] = [
  {
    id: 'ORD-10 an order waits as long as a request for approval is open',
    about: 'order',
    broken: (only) => sql`
      select o.uid, format('order %s: %s, %s open requests', o.id, o.status, count(a.order_uid)) as what
      from orders o left join order_approvals a on a.order_uid = o.uid and a.status = 'Pending'
      where ${only(sql`o.uid`)} and (o.status = 'AwaitingApproval' or a.order_uid is not null)
      group by o.uid having (o.status = 'AwaitingApproval') <> (count(a.order_uid) > 0)`,
  },
  {
    id: 'ORD-10 nothing was opened against a declined request',
    about: 'order',
    broken: (only) => sql`
      select o.uid, format('order %s rule %s', o.id, a.approval_rule_id) as what
      from orders o join order_approvals a on a.order_uid = o.uid
      where ${only(sql`o.uid`)} and o.is_submitted and a.status = 'Declined'`,
  },
  {
    id: 'ORD-11 a return waits as long as a request for approval is open',
    about: 'order',
    broken: (only) => sql`
      select r.order_uid as uid, format('return %s: %s, %s open requests', r.id, r.status, count(a.return_uid)) as what
      from order_returns r left join order_return_approvals a on a.return_uid = r.uid and a.status = 'Pending'
      where ${only(sql`r.order_uid`)} and (r.status = 'AwaitingApproval' or a.return_uid is not null)
      group by r.uid having (r.status = 'AwaitingApproval') <> (count(a.return_uid) > 0)`,
  },
]
