-- The lines of an order follow a new ID of their product, so what was moved for the order follows too (INV-4). Before the
-- update: the places of the product then count it in (INV-6).
create function carry_order_movements() returns trigger language plpgsql as $$
begin
  with moved as (
    select variant_id, inventory_record_id, order_uid, sum(change)::integer as change
    from platform.stock_movements
    where marketplace_id = old.marketplace_id and product_id = old.id and order_uid is not null
    group by 1, 2, 3
    having sum(change) <> 0
  )
  insert into platform.stock_movements (marketplace_id, product_id, variant_id, inventory_record_id, change, order_uid, kind)
  select old.marketplace_id, old.id, variant_id, inventory_record_id, -change, order_uid, 'Renamed' from moved
  union all
  select old.marketplace_id, new.id, variant_id, inventory_record_id, change, order_uid, 'Renamed' from moved;
  return new;
end $$;
create trigger products_carried before update of id on products
  for each row when (old.id <> new.id) execute function carry_order_movements();
