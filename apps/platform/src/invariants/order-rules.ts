import { sql } from '@tessera/server/sql'
import type { Invariant } from './invariant.ts'

export const orderRules: readonly Invariant[] = [
  {
    id: 'ORD-1 submitted is what has a date of submission',
    about: 'order',
    broken: (only) => sql`
      select o.uid, format('order %s: %s, %s, %s', o.id, o.status, o.is_submitted, o.date_submitted) as what from orders o
      where ${only(sql`o.uid`)} and (o.is_submitted <> (o.date_submitted is not null)
        or (o.status in ('Open', 'Completed') and not o.is_submitted)
        or (o.status in ('Unsubmitted', 'AwaitingApproval', 'Declined') and o.is_submitted))`,
  },
  {
    id: 'ORD-2 nothing without lines was submitted, and nothing without a name',
    about: 'order',
    broken: (only) => sql`
      select o.uid, format('order %s', o.id) as what from orders o
      where ${only(sql`o.uid`)} and o.is_submitted and (o.from_user is null
        or not exists (select from line_items l where l.order_uid = o.uid and not l.is_bundle))`,
  },
  {
    id: 'ORD-6 ORD-7 quantities',
    about: 'order',
    broken: (only) => sql`
      select l.order_uid as uid, format('order %s line %s: %s of %s', l.order_uid, l.id, l.quantity_shipped, l.quantity) as what
      from line_items l
      where ${only(sql`l.order_uid`)}
        and (l.quantity < 1 or l.quantity_shipped > l.quantity or l.quantity_shipped < 0)`,
  },
  {
    id: 'ORD-7 a line counts the quantities of its shipments',
    about: 'order',
    broken: (only) => sql`
      select l.order_uid as uid, format('order %s line %s: %s is not %s', l.order_uid, l.id, l.quantity_shipped,
        coalesce(sum(i.quantity_shipped), 0)) as what
      from line_items l left join counted_shipment_items i on i.order_uid = l.order_uid and i.line_item_id = l.id
      where ${only(sql`l.order_uid`)}
      group by l.order_uid, l.id having l.quantity_shipped <> coalesce(sum(i.quantity_shipped), 0)`,
  },
  {
    id: 'ORD-9 an order of which everything has left is not open',
    about: 'order',
    broken: (only) => sql`
      select o.uid, format('order %s', o.id) as what from orders o
      where ${only(sql`o.uid`)} and o.status = 'Open' and not exists (
        select from line_items l
        where l.order_uid = o.uid and not l.is_bundle and l.quantity > (
          select coalesce(sum(i.quantity_shipped), 0) from counted_shipment_items i join shipments s on s.uid = i.shipment_uid
          where i.order_uid = l.order_uid and i.line_item_id = l.id and s.date_shipped is not null))`,
  },
  {
    id: 'ORD-12 a line names the order it was forwarded to or made from',
    about: 'order',
    broken: (only) => sql`
      select b.order_uid as uid, format('order %s line %s: %s is not %s', b.order_uid, b.id, b.outgoing_order_id, o.id) as what
      from line_items b
      left join line_items l on l.incoming_order_uid = b.order_uid and l.incoming_line_id = b.id
      left join orders o on o.uid = l.order_uid
      where ${only(sql`b.order_uid`)} and b.outgoing_order_id is distinct from o.id
      union all
      select l.order_uid, format('order %s line %s: %s is not %s', l.order_uid, l.id, l.incoming_order_id, o.id)
      from line_items l left join orders o on o.uid = l.incoming_order_uid
      where ${only(sql`l.order_uid`)} and l.incoming_order_id is distinct from o.id`,
  },
  {
    id: 'ORD-8 one event of submission for each submitted order',
    about: 'order',
    isNightly: true,
    broken: (only) => sql`
      select o.uid, format('order %s: %s events', o.id, count(e.id)) as what
      from orders o left join events e on e.marketplace_id = o.marketplace_id and e.reply_id = o.id
        and e.operation in ('Cart.Submit', 'Orders.Submit', 'Orders.Decline')
      where ${only(sql`o.uid`)} and o.is_submitted and o.side = 'buyer'
      -- a declined order that was submitted in the end had been submitted once more
      group by o.uid having count(e.id) filter (where e.operation <> 'Orders.Decline') <> 1 + count(e.id) filter (where e.operation = 'Orders.Decline')`,
  },
  {
    id: 'the number of lines is the number of lines',
    about: 'order',
    broken: (only) => sql`
      select o.uid, format('order %s: %s', o.id, o.line_item_count) as what
      from orders o left join line_items l on l.order_uid = o.uid and not l.is_bundle
      where ${only(sql`o.uid`)}
      group by o.uid having o.line_item_count <> count(l.id)`,
  },
  {
    id: 'CRT-2 a cart has an owner',
    about: 'order',
    broken: (only) => sql`
      select o.uid, format('order %s', o.id) as what from orders o
      where ${only(sql`o.uid`)} and o.status = 'Unsubmitted' and o.side = 'buyer' and o.from_user_uid is null`,
  },
]
