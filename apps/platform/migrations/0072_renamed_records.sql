-- What an order holds of a place follows a new ID of its inventory record: without that a cancelled order gave nothing
-- back (INV-4). Movements first, so that the place then counts them in (INV-6).
create function carry_record_movements() returns trigger language plpgsql as $$
begin
  with moved as (
    select variant_id, order_uid, sum(change)::integer as change
    from platform.stock_movements
    where marketplace_id = old.marketplace_id and product_id = old.product_id and inventory_record_id = old.id
      and order_uid is not null
    group by 1, 2
    having sum(change) <> 0
  )
  insert into platform.stock_movements (marketplace_id, product_id, variant_id, inventory_record_id, change, order_uid, kind)
  select old.marketplace_id, old.product_id, variant_id, old.id, -change, order_uid, 'Renamed' from moved
  union all
  select old.marketplace_id, old.product_id, variant_id, new.id, change, order_uid, 'Renamed' from moved;
  return new;
end $$;
create trigger inventory_records_carried before update of id on inventory_records
  for each row when (old.id <> new.id) execute function carry_record_movements();

create function follow_inventory_record() returns trigger language plpgsql as $$
begin
  update platform.line_items l set
    inventory_record_id = case when l.inventory_record_id = old.id then new.id else l.inventory_record_id end,
    stock_taken = case when l.stock_taken ->> 'recordID' = old.id
      then jsonb_set(l.stock_taken, '{recordID}', to_jsonb(new.id)) else l.stock_taken end
  from platform.orders o
  where o.uid = l.order_uid and o.marketplace_id = new.marketplace_id and l.product_id = new.product_id
    and (l.inventory_record_id = old.id or l.stock_taken ->> 'recordID' = old.id);
  return null;
end $$;
create trigger inventory_records_followed after update of id on inventory_records
  for each row when (old.id <> new.id) execute function follow_inventory_record();
