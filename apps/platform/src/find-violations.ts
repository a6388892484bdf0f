import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { redemptionTotal } from './engine/redemption-total.ts'

interface Invariant {
  id: string
  /** Selects rows that must not exist, each with a sentence in `what`. */
  broken: Sql
}

const money: Invariant[] = [
  {
    id: 'MON-1 the subtotal is the sum of the lines',
    broken: sql`
      select format('order %s: %s is not %s', o.id, o.subtotal, coalesce(sum(l.line_subtotal), 0)) as what
      from orders o left join line_items l on l.order_uid = o.uid
      group by o.uid having o.subtotal <> coalesce(sum(l.line_subtotal), 0)`,
  },
  {
    id: 'MON-1 the discount is the sum of what promotions give',
    broken: sql`
      select format('order %s: %s is not %s', o.id, o.promotion_discount, coalesce(sum(a.amount), 0)) as what
      from orders o left join order_promotions a on a.order_uid = o.uid
      group by o.uid having o.promotion_discount <> coalesce(sum(a.amount), 0)`,
  },
  {
    id: 'MON-1 the discount of a line is the sum of what promotions give on it',
    broken: sql`
      select format('order %s line %s: %s is not %s', o.id, l.id, l.promotion_discount, coalesce(sum(a.amount), 0)) as what
      from orders o
      join line_items l on l.order_uid = o.uid
      left join order_promotions a on a.order_uid = o.uid and a.line_item_id = l.id
      group by o.uid, l.order_uid, l.id having l.promotion_discount <> coalesce(sum(a.amount), 0)`,
  },
  {
    id: 'MON-1 the total is what its parts come to',
    broken: sql`
      select format('order %s: %s', id, total) as what from orders
      where total <> subtotal + shipping_cost + tax_cost + gratuity + fees - promotion_discount`,
  },
  {
    id: 'MON-4 no discount beyond the price, no total below zero',
    broken: sql`
      select format('order %s: %s of %s', id, promotion_discount, total) as what from orders
      where total < 0 or promotion_discount < 0 or promotion_discount > subtotal + shipping_cost`,
  },
  {
    id: 'MON-5 one currency',
    broken: sql`
      select format('order %s payment %s: %s', o.id, y.id, y.currency) as what
      from orders o join payments y on y.order_uid = o.uid
      where y.currency is not null and y.currency is distinct from o.currency`,
  },
]

const stock: Invariant[] = [
  {
    id: 'INV-1 no stock below zero',
    broken: sql`
      select format('product %s: %s', id, inventory_quantity_available) as what from products
      where inventory_enabled and inventory_quantity_available < 0 and not coalesce(inventory_order_can_exceed, false)
      union all
      select format('record %s of %s: %s', id, product_id, quantity_available) from inventory_records
      where quantity_available < 0 and not order_can_exceed
      union all
      select format('variant %s of %s: %s', v.id, v.product_id, v.inventory_quantity_available)
      from variants v join products p on p.marketplace_id = v.marketplace_id and p.id = v.product_id
      where v.inventory_quantity_available < 0 and p.inventory_enabled and not coalesce(p.inventory_order_can_exceed, false)`,
  },
  {
    id: 'INV-2 only an order that reached the seller holds stock, and a canceled one that of shipped goods',
    broken: sql`
      select format('order %s (%s) line %s', o.id, o.status, l.id) as what
      from orders o join line_items l on l.order_uid = o.uid
      where l.stock_taken is not null and o.status not in ('Open', 'Completed')
        and not (o.status = 'Canceled' and (l.stock_taken ->> 'quantity')::int <= l.quantity_shipped)`,
  },
  {
    id: 'INV-4 the lines of an order hold what was moved for it',
    broken: sql`
      with moved as (
        select order_uid, product_id, variant_id, inventory_record_id, -sum(change) as units
        from stock_movements where order_uid is not null group by 1, 2, 3, 4
      ), held as (
        select l.order_uid, l.stock_taken ->> 'productID' as product_id, l.stock_taken ->> 'variantID' as variant_id,
          l.stock_taken ->> 'recordID' as inventory_record_id, sum((l.stock_taken ->> 'quantity')::int) as units
        from line_items l where l.stock_taken is not null group by 1, 2, 3, 4
      )
      select format('order %s product %s: moved %s, held %s', coalesce(m.order_uid, h.order_uid), coalesce(m.product_id, h.product_id),
        coalesce(m.units, 0), coalesce(h.units, 0)) as what
      from moved m full join held h
        on h.order_uid = m.order_uid and h.product_id = m.product_id
        and (h.variant_id, h.inventory_record_id) is not distinct from (m.variant_id, m.inventory_record_id)
      where coalesce(m.units, 0) <> coalesce(h.units, 0)`,
  },
  {
    id: 'INV-6 the movements of a place add up to its stock at hand',
    broken: sql`
      with moved as (
        select marketplace_id, product_id, variant_id, inventory_record_id, sum(change) as units
        from stock_movements group by 1, 2, 3, 4
      ), held as (
        select marketplace_id, id as product_id, null as variant_id, null as record_id, inventory_quantity_available as units from products
        union all
        select marketplace_id, product_id, id, null, inventory_quantity_available from variants
        union all
        select marketplace_id, product_id, variant_id, id, quantity_available from inventory_records
      )
      select format('product %s variant %s record %s: moved %s, at hand %s', h.product_id, h.variant_id, h.record_id,
        coalesce(m.units, 0), h.units) as what
      from held h left join moved m on m.marketplace_id = h.marketplace_id and m.product_id = h.product_id
        and m.variant_id is not distinct from h.variant_id and m.inventory_record_id is not distinct from h.record_id
      where h.units is not null and h.units <> coalesce(m.units, 0)`,
  },
]

const orders: Invariant[] = [
  {
    id: 'ORD-1 submitted is what has a date of submission',
    broken: sql`
      select format('order %s: %s, %s, %s', id, status, is_submitted, date_submitted) as what from orders
      where is_submitted <> (date_submitted is not null) or (status in ('Open', 'Completed') and not is_submitted)
        or (status in ('Unsubmitted', 'AwaitingApproval', 'Declined') and is_submitted)`,
  },
  {
    id: 'ORD-2 nothing without lines was submitted, and nothing without a name',
    broken: sql`
      select format('order %s', o.id) as what from orders o
      where o.is_submitted and (o.from_user is null
        or not exists (select from line_items l where l.order_uid = o.uid and not l.is_bundle))`,
  },
  {
    id: 'ORD-6 ORD-7 quantities',
    broken: sql`
      select format('order %s line %s: %s of %s', order_uid, id, quantity_shipped, quantity) as what from line_items
      where quantity < 1 or quantity_shipped > quantity or quantity_shipped < 0`,
  },
  {
    id: 'ORD-7 a line counts the quantities of its shipments',
    broken: sql`
      select format('order %s line %s: %s is not %s', l.order_uid, l.id, l.quantity_shipped, coalesce(sum(i.quantity_shipped), 0)) as what
      from line_items l left join counted_shipment_items i on i.order_uid = l.order_uid and i.line_item_id = l.id
      group by l.order_uid, l.id having l.quantity_shipped <> coalesce(sum(i.quantity_shipped), 0)`,
  },
  {
    id: 'ORD-9 an order of which everything has left is not open',
    broken: sql`
      select format('order %s', o.id) as what from orders o
      where o.status = 'Open' and not exists (
        select from line_items l
        where l.order_uid = o.uid and not l.is_bundle and l.quantity > (
          select coalesce(sum(i.quantity_shipped), 0) from counted_shipment_items i join shipments s on s.uid = i.shipment_uid
          where i.order_uid = l.order_uid and i.line_item_id = l.id and s.date_shipped is not null))`,
  },
  {
    id: 'ORD-12 a line names the order it was forwarded to or made from',
    broken: sql`
      select format('order %s line %s: %s is not %s', b.order_uid, b.id, b.outgoing_order_id, o.id) as what
      from line_items b
      left join line_items l on l.incoming_order_uid = b.order_uid and l.incoming_line_id = b.id
      left join orders o on o.uid = l.order_uid
      where b.outgoing_order_id is distinct from o.id
      union all
      select format('order %s line %s: %s is not %s', l.order_uid, l.id, l.incoming_order_id, o.id)
      from line_items l left join orders o on o.uid = l.incoming_order_uid
      where l.incoming_order_id is distinct from o.id`,
  },
  {
    id: 'ORD-8 one event of submission for each submitted order',
    broken: sql`
      select format('order %s: %s events', o.id, count(e.id)) as what
      from orders o left join events e on e.marketplace_id = o.marketplace_id and e.reply_id = o.id
        and e.operation in ('Cart.Submit', 'Orders.Submit', 'Orders.Decline')
      where o.is_submitted and o.side = 'buyer'
      -- a declined order that was submitted in the end had been submitted once more
      group by o.uid having count(e.id) filter (where e.operation <> 'Orders.Decline') <> 1 + count(e.id) filter (where e.operation = 'Orders.Decline')`,
  },
  {
    id: 'ORD-10 an order waits as long as a request for approval is open',
    broken: sql`
      select format('order %s: %s, %s open requests', o.id, o.status, count(a.order_uid)) as what
      from orders o left join order_approvals a on a.order_uid = o.uid and a.status = 'Pending'
      where o.status = 'AwaitingApproval' or a.order_uid is not null
      group by o.uid having (o.status = 'AwaitingApproval') <> (count(a.order_uid) > 0)`,
  },
  {
    id: 'ORD-10 nothing was opened against a declined request',
    broken: sql`
      select format('order %s rule %s', o.id, a.approval_rule_id) as what
      from orders o join order_approvals a on a.order_uid = o.uid
      where o.is_submitted and a.status = 'Declined'`,
  },
  {
    id: 'the number of lines is the number of lines',
    broken: sql`
      select format('order %s: %s', o.id, o.line_item_count) as what
      from orders o left join line_items l on l.order_uid = o.uid and not l.is_bundle
      group by o.uid having o.line_item_count <> count(l.id)`,
  },
  {
    id: 'CRT-2 a cart has an owner',
    broken: sql`
      select format('order %s', id) as what from orders where status = 'Unsubmitted' and side = 'buyer' and from_user_uid is null`,
  },
]

const returns: Invariant[] = [
  {
    id: 'ORD-7 no more comes back than was shipped',
    broken: sql`
      select format('order %s line %s: %s of %s', l.order_uid, l.id, sum(i.quantity), l.quantity_shipped) as what
      from order_return_items i
      join order_returns r on r.uid = i.return_uid
      join line_items l on l.order_uid = i.order_uid and l.id = i.line_item_id
      where r.status in ('AwaitingApproval', 'Open', 'Completed')
      group by l.order_uid, l.id having sum(i.quantity) > l.quantity_shipped`,
  },
  {
    id: 'PAY-5 refunds stay within the amount of their return, and complete it when they reach it',
    broken: sql`
      select format('return %s (%s): %s of %s', r.id, r.status, -sum(y.amount), r.refund_amount) as what
      from order_returns r join payments y on y.order_uid = r.order_uid and y.order_return_id = r.id
      group by r.uid
      having -sum(y.amount) > coalesce(r.refund_amount, 0) or (r.status = 'Open' and -sum(y.amount) = r.refund_amount)`,
  },
  {
    id: 'PAY-5 refunds stay within what was paid for the order',
    broken: sql`
      select format('order %s: %s', o.id, -sum(y.amount)) as what
      from orders o join payments y on y.order_uid = o.uid and y.order_return_id is not null
      group by o.uid
      having -sum(y.amount) > greatest(o.total, (select coalesce(sum(p.amount), 0) from payments p where p.order_uid = o.uid and p.order_return_id is null and p.accepted))`,
  },
  {
    id: 'ORD-11 a return waits as long as a request for approval is open',
    broken: sql`
      select format('return %s: %s, %s open requests', r.id, r.status, count(a.return_uid)) as what
      from order_returns r left join order_return_approvals a on a.return_uid = r.uid and a.status = 'Pending'
      where r.status = 'AwaitingApproval' or a.return_uid is not null
      group by r.uid having (r.status = 'AwaitingApproval') <> (count(a.return_uid) > 0)`,
  },
]

const accounts: Invariant[] = [
  {
    id: 'PAY-7 no balance below zero',
    broken: sql`
      select format('account %s: %s', a.id, a.balance) as what from spending_accounts a
      where a.balance < 0 and not exists (
        select from spending_account_assignments s
        where s.marketplace_id = a.marketplace_id and s.buyer_id = a.buyer_id and s.spending_account_id = a.id and s.allow_exceed)`,
  },
  {
    id: 'PAY-2 no more is debited than the order costs, and nothing before it was submitted',
    broken: sql`
      select format('order %s: %s of %s', o.id, sum(y.debited), o.total) as what
      from orders o join payments y on y.order_uid = o.uid
      group by o.uid having sum(y.debited) > o.total or (sum(y.debited) > 0 and not o.is_submitted)`,
  },
]

const promotions: Invariant[] = [
  {
    id: 'PRO-1 uses are counted, and stay within the limit',
    broken: sql`
      select format('promotion %s: counted %s, used %s, limit %s', p.id, p.redemptions, count(o.uid), p.redemption_limit) as what
      from (select p.*, ${redemptionTotal(sql`p`)} as redemptions from promotions p) p
      left join (
        select distinct o.uid, o.marketplace_id, a.promotion_id
        from orders o join order_promotions a on a.order_uid = o.uid
        where o.is_submitted and o.status <> 'Canceled') o on o.marketplace_id = p.marketplace_id and o.promotion_id = p.id
      group by p.marketplace_id, p.id, p.redemptions, p.redemption_limit
      having p.redemptions <> count(o.uid) or p.redemptions > p.redemption_limit`,
  },
  {
    id: 'PRO-2 nobody uses a promotion more often than allowed',
    broken: sql`
      select format('promotion %s user %s: %s', p.id, r.user_uid, count(*)) as what
      from promotions p join promotion_redemptions r on r.marketplace_id = p.marketplace_id and r.promotion_id = p.id
      group by p.marketplace_id, p.id, r.user_uid having count(*) > p.redemption_limit_per_user`,
  },
]

const invariants = [...money, ...stock, ...orders, ...returns, ...accounts, ...promotions]

/** Checks all invariants over the whole database. Returns one sentence per violation. */
export async function findViolations(db: Queryable): Promise<string[]> {
  const found: string[] = []
  for (const { id, broken } of invariants) {
    const rows = await db.rows<{ what: string }>(broken)
    found.push(...rows.map(({ what }) => `${id}: ${what}`))
  }
  return found
}
