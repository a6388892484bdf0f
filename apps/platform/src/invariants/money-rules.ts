import { sql } from '@tessera/server/sql'
import type { Invariant } from './invariant.ts'

export const moneyRules: readonly Invariant[] = [
  {
    id: 'MON-1 the subtotal is the sum of the lines',
    about: 'order',
    broken: (only) => sql`
      select o.uid, format('order %s: %s is not %s', o.id, o.subtotal, coalesce(sum(l.line_subtotal), 0)) as what
      from orders o left join line_items l on l.order_uid = o.uid
      where ${only(sql`o.uid`)}
      group by o.uid having o.subtotal <> coalesce(sum(l.line_subtotal), 0)`,
  },
  {
    id: 'MON-1 the discount is the sum of what promotions give',
    about: 'order',
    broken: (only) => sql`
      select o.uid, format('order %s: %s is not %s', o.id, o.promotion_discount, coalesce(sum(a.amount), 0)) as what
      from orders o left join order_promotions a on a.order_uid = o.uid
      where ${only(sql`o.uid`)}
      group by o.uid having o.promotion_discount <> coalesce(sum(a.amount), 0)`,
  },
  {
    id: 'MON-1 the discount of a line is the sum of what promotions give on it',
    about: 'order',
    broken: (only) => sql`
      select o.uid, format('order %s line %s: %s is not %s', o.id, l.id, l.promotion_discount, coalesce(sum(a.amount), 0)) as what
      from orders o
      join line_items l on l.order_uid = o.uid
      left join order_promotions a on a.order_uid = o.uid and a.line_item_id = l.id
      where ${only(sql`o.uid`)}
      group by o.uid, l.order_uid, l.id having l.promotion_discount <> coalesce(sum(a.amount), 0)`,
  },
  {
    id: 'MON-1 the total is what its parts come to',
    about: 'order',
    broken: (only) => sql`
      select o.uid, format('order %s: %s', o.id, o.total) as what from orders o
      where ${only(sql`o.uid`)}
        and o.total <> o.subtotal + o.shipping_cost + o.tax_cost + o.gratuity + o.fees - o.promotion_discount`,
  },
  {
    id: 'MON-4 no discount beyond the price, no total below zero',
    about: 'order',
    broken: (only) => sql`
      select o.uid, format('order %s: %s of %s', o.id, o.promotion_discount, o.total) as what from orders o
      where ${only(sql`o.uid`)}
        and (o.total < 0 or o.promotion_discount < 0 or o.promotion_discount > o.subtotal + o.shipping_cost)`,
  },
  {
    id: 'MON-5 one currency',
    about: 'order',
    broken: (only) => sql`
      select o.uid, format('order %s payment %s: %s', o.id, y.id, y.currency) as what
      from orders o join payments y on y.order_uid = o.uid
      where ${only(sql`o.uid`)} and y.currency is not null and y.currency is distinct from o.currency`,
  },
]
