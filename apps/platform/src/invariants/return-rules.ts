import { sql } from '@tessera/server/sql'
import type { Invariant } from './invariant.ts'

export const returnRules: readonly Invariant[] = [
  {
    id: 'ORD-7 no more comes back than was shipped',
    about: 'order',
    broken: (only) => sql`
      select l.order_uid as uid, format('order %s line %s: %s of %s', l.order_uid, l.id, sum(i.quantity), l.quantity_shipped) as what
      from order_return_items i
      join order_returns r on r.uid = i.return_uid
      join line_items l on l.order_uid = i.order_uid and l.id = i.line_item_id
      where ${only(sql`l.order_uid`)} and r.status in ('AwaitingApproval', 'Open', 'Completed')
      group by l.order_uid, l.id having sum(i.quantity) > l.quantity_shipped`,
  },
  {
    id: 'PAY-5 refunds stay within the amount of their return, and complete it when they reach it',
    about: 'order',
    broken: (only) => sql`
      select r.order_uid as uid, format('return %s (%s): %s of %s', r.id, r.status, -sum(y.amount), r.refund_amount) as what
      from order_returns r join payments y on y.order_uid = r.order_uid and y.order_return_id = r.id
      where ${only(sql`r.order_uid`)}
      group by r.uid
      having -sum(y.amount) > coalesce(r.refund_amount, 0) or (r.status = 'Open' and -sum(y.amount) = r.refund_amount)`,
  },
  {
    id: 'PAY-5 refunds stay within what was paid for the order',
    about: 'order',
    broken: (only) => sql`
      select o.uid, format('order %s: %s', o.id, -sum(y.amount)) as what
      from orders o join payments y on y.order_uid = o.uid and y.order_return_id is not null
      where ${only(sql`o.uid`)}
      group by o.uid
      having -sum(y.amount) > greatest(o.total, (select coalesce(sum(p.amount), 0) from payments p where p.order_uid = o.uid and p.order_return_id is null and p.accepted))`,
  },
]
