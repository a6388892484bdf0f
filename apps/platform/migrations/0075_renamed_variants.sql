-- Lines, held stock and movements of orders follow a new ID of their variant: a canceled order gave nothing back (INV-4).
-- Movements first: its places then count them in (INV-6).
create function carry_variant_movements() returns trigger language plpgsql as $$
begin
  with moved as (
    select inventory_record_id, order_uid, sum(change)::integer as change
    from platform.stock_movements
    where marketplace_id = old.marketplace_id and product_id = old.product_id and variant_id = old.id
      and order_uid is not null
    group by 1, 2
    having sum(change) <> 0
  )
  insert into platform.stock_movements (marketplace_id, product_id, variant_id, inventory_record_id, change, order_uid, kind)
  select old.marketplace_id, old.product_id, old.id, inventory_record_id, -change, order_uid, 'Renamed' from moved
  union all
  select old.marketplace_id, old.product_id, new.id, inventory_record_id, change, order_uid, 'Renamed' from moved;
  return new;
end $$;
create trigger variants_carried before update of id on variants
  for each row when (old.id <> new.id) execute function carry_variant_movements();

create function follow_variant() returns trigger language plpgsql as $$
begin
  update platform.line_items l set
    variant_id = case when l.variant_id = old.id then new.id else l.variant_id end,
    stock_taken = case when l.stock_taken ->> 'variantID' = old.id
      then jsonb_set(l.stock_taken, '{variantID}', to_jsonb(new.id)) else l.stock_taken end
  from platform.orders o
  where o.uid = l.order_uid and o.marketplace_id = new.marketplace_id and l.product_id = new.product_id
    and (l.variant_id = old.id or l.stock_taken ->> 'variantID' = old.id);
  return null;
end $$;
create trigger variants_followed after update of id on variants
  for each row when (old.id <> new.id) execute function follow_variant();

-- Orders noted what they took from the record of a variant as if the record had no variant.
with moved as (
  select m.marketplace_id, m.product_id, r.variant_id, r.id, m.order_uid, sum(m.change)::integer as change
  from stock_movements m
  join inventory_records r on r.marketplace_id = m.marketplace_id and r.product_id = m.product_id and r.id = m.inventory_record_id
  where m.order_uid is not null and m.variant_id is null and r.variant_id is not null
  group by 1, 2, 3, 4, 5
  having sum(m.change) <> 0
)
insert into stock_movements (marketplace_id, product_id, variant_id, inventory_record_id, change, order_uid, kind)
select marketplace_id, product_id, null, id, -change, order_uid, 'Renamed' from moved
union all
select marketplace_id, product_id, variant_id, id, change, order_uid, 'Renamed' from moved;

update line_items l set stock_taken = jsonb_set(l.stock_taken, '{variantID}', to_jsonb(r.variant_id))
from orders o, inventory_records r
where o.uid = l.order_uid and r.marketplace_id = o.marketplace_id and r.product_id = l.stock_taken ->> 'productID'
  and r.id = l.stock_taken ->> 'recordID' and r.variant_id is not null and l.stock_taken ->> 'variantID' is null;
