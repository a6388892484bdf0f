import { sql } from '@tessera/server/sql'
import type { Invariant } from './invariant.ts'

export const stockRules: readonly Invariant[] = [
  {
    id: 'INV-1 no stock below zero',
    about: 'product',
    broken: (only) => sql`
      select p.marketplace_id, p.id as key, format('product %s: %s', p.id, p.inventory_quantity_available) as what
      from products p
      where ${only(sql`p.marketplace_id`, sql`p.id`)} and p.inventory_enabled and p.inventory_quantity_available < 0
        and not coalesce(p.inventory_order_can_exceed, false)
      union all
      select r.marketplace_id, r.product_id, format('record %s of %s: %s', r.id, r.product_id, r.quantity_available)
      from inventory_records r
      where ${only(sql`r.marketplace_id`, sql`r.product_id`)} and r.quantity_available < 0 and not r.order_can_exceed
      union all
      select v.marketplace_id, v.product_id, format('variant %s of %s: %s', v.id, v.product_id, v.inventory_quantity_available)
      from variants v join products p on p.marketplace_id = v.marketplace_id and p.id = v.product_id
      where ${only(sql`v.marketplace_id`, sql`v.product_id`)} and v.inventory_quantity_available < 0
        and p.inventory_enabled and not coalesce(p.inventory_order_can_exceed, false)`,
  },
  {
    id: 'INV-2 only an order that reached the seller holds stock, and a canceled one that of shipped goods',
    about: 'order',
    broken: (only) => sql`
      select o.uid, format('order %s (%s) line %s', o.id, o.status, l.id) as what
      from orders o join line_items l on l.order_uid = o.uid
      where ${only(sql`o.uid`)} and l.stock_taken is not null and o.status not in ('Open', 'Completed')
        and not (o.status = 'Canceled' and (l.stock_taken ->> 'quantity')::int <= l.quantity_shipped)`,
  },
  {
    id: 'INV-4 the lines of an order hold what was moved for it',
    about: 'order',
    broken: (only) => sql`
      select coalesce(m.order_uid, h.order_uid) as uid, format('order %s product %s: moved %s, held %s',
        coalesce(m.order_uid, h.order_uid), coalesce(m.product_id, h.product_id),
        coalesce(m.units, 0), coalesce(h.units, 0)) as what
      from (
        select s.order_uid, s.product_id, s.variant_id, s.inventory_record_id, -sum(s.change) as units
        from stock_movements s
        -- what was shipped of an order that is deleted stays moved
        where s.order_uid in (select o.uid from orders o) and ${only(sql`s.order_uid`)} group by 1, 2, 3, 4
      ) m full join (
        select l.order_uid, l.stock_taken ->> 'productID' as product_id, l.stock_taken ->> 'variantID' as variant_id,
          l.stock_taken ->> 'recordID' as inventory_record_id, sum((l.stock_taken ->> 'quantity')::int) as units
        from line_items l where l.stock_taken is not null and ${only(sql`l.order_uid`)} group by 1, 2, 3, 4
      ) h on h.order_uid = m.order_uid and h.product_id = m.product_id
        and (h.variant_id, h.inventory_record_id) is not distinct from (m.variant_id, m.inventory_record_id)
      where coalesce(m.units, 0) <> coalesce(h.units, 0)`,
  },
  {
    id: 'INV-6 the movements of a place add up to its stock at hand',
    about: 'product',
    broken: (only) => sql`
      select h.marketplace_id, h.product_id as key, format('product %s variant %s record %s: moved %s, at hand %s',
        h.product_id, h.variant_id, h.record_id, coalesce(m.units, 0), h.units) as what
      from (
        select p.marketplace_id, p.id as product_id, null as variant_id, null as record_id, p.inventory_quantity_available as units
        from products p where ${only(sql`p.marketplace_id`, sql`p.id`)}
        union all
        select v.marketplace_id, v.product_id, v.id, null, v.inventory_quantity_available
        from variants v where ${only(sql`v.marketplace_id`, sql`v.product_id`)}
        union all
        select r.marketplace_id, r.product_id, r.variant_id, r.id, r.quantity_available
        from inventory_records r where ${only(sql`r.marketplace_id`, sql`r.product_id`)}
      ) h left join (
        select s.marketplace_id, s.product_id, s.variant_id, s.inventory_record_id, sum(s.change) as units
        from stock_movements s where ${only(sql`s.marketplace_id`, sql`s.product_id`)} group by 1, 2, 3, 4
      ) m on m.marketplace_id = h.marketplace_id and m.product_id = h.product_id
        and m.variant_id is not distinct from h.variant_id and m.inventory_record_id is not distinct from h.record_id
      where h.units is not null and h.units <> coalesce(m.units, 0)`,
  },
]
