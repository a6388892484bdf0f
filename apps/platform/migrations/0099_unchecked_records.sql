-- expand
-- Records that changed since the rules about them were last checked, for the check of each minute. Triggers write it in
-- the transaction of the change, so a late commit is not passed over, and a change made in the database itself is here too.
create table unchecked_records (
  id bigint generated always as identity primary key,
  about text not null,
  -- null for orders
  marketplace_id text,
  -- uid of an order, otherwise the ID
  key text not null
) with (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_insert_threshold = 5000);

-- Carts change far more often than orders. One is checked when it becomes an order, and at night.
create function note_unchecked_order() returns trigger language plpgsql as $$
begin
  insert into platform.unchecked_records (about, key) values ('order', coalesce(new.uid, old.uid)::text);
  return null;
end $$;
create trigger orders_added_unchecked after insert on orders
  for each row when (new.status <> 'Unsubmitted') execute function note_unchecked_order();
create trigger orders_changed_unchecked after update on orders
  for each row when (new.status <> 'Unsubmitted' or old.status <> 'Unsubmitted') execute function note_unchecked_order();
create trigger orders_gone_unchecked after delete on orders
  for each row when (old.status <> 'Unsubmitted') execute function note_unchecked_order();

create function note_unchecked_lines() returns trigger language plpgsql as $$
begin
  insert into platform.unchecked_records (about, key)
  select distinct 'order', c.order_uid::text from changed c join platform.orders o on o.uid = c.order_uid
  where o.status <> 'Unsubmitted';
  return null;
end $$;
create trigger line_items_added_unchecked after insert on line_items
  referencing new table as changed for each statement execute function note_unchecked_lines();
create trigger line_items_changed_unchecked after update on line_items
  referencing new table as changed for each statement execute function note_unchecked_lines();
create trigger line_items_gone_unchecked after delete on line_items
  referencing old table as changed for each statement execute function note_unchecked_lines();

create function note_unchecked_part() returns trigger language plpgsql as $$
begin
  insert into platform.unchecked_records (about, key)
  select 'order', uid::text from platform.orders
  where uid = coalesce(new.order_uid, old.order_uid) and status <> 'Unsubmitted';
  return null;
end $$;
create trigger order_promotions_unchecked after insert or update or delete on order_promotions
  for each row execute function note_unchecked_part();
create trigger payments_unchecked after insert or update or delete on payments
  for each row execute function note_unchecked_part();
create trigger order_approvals_unchecked after insert or update or delete on order_approvals
  for each row execute function note_unchecked_part();
create trigger shipment_items_unchecked after insert or update or delete on shipment_items
  for each row execute function note_unchecked_part();
create trigger order_returns_unchecked after insert or update or delete on order_returns
  for each row execute function note_unchecked_part();
create trigger order_return_items_unchecked after insert or update or delete on order_return_items
  for each row execute function note_unchecked_part();

create function note_unchecked_shipment() returns trigger language plpgsql as $$
begin
  insert into platform.unchecked_records (about, key)
  select distinct 'order', order_uid::text from platform.counted_shipment_items where shipment_uid = new.uid;
  return null;
end $$;
create trigger shipments_unchecked after update of date_shipped on shipments
  for each row execute function note_unchecked_shipment();

create function note_unchecked_return_approval() returns trigger language plpgsql as $$
begin
  insert into platform.unchecked_records (about, key)
  select 'order', order_uid::text from platform.order_returns where uid = coalesce(new.return_uid, old.return_uid);
  return null;
end $$;
create trigger order_return_approvals_unchecked after insert or update or delete on order_return_approvals
  for each row execute function note_unchecked_return_approval();

-- Every change of stock is a movement; one that is not is found by the triggers of the places.
create function note_unchecked_movements() returns trigger language plpgsql as $$
begin
  insert into platform.unchecked_records (about, marketplace_id, key)
  select distinct 'product', marketplace_id, product_id from changed
  union all
  select distinct 'order', null, order_uid::text from changed where order_uid is not null;
  return null;
end $$;
create trigger stock_movements_added_unchecked after insert on stock_movements
  referencing new table as changed for each statement execute function note_unchecked_movements();
create trigger stock_movements_gone_unchecked after delete on stock_movements
  referencing old table as changed for each statement execute function note_unchecked_movements();

create function note_unchecked_place() returns trigger language plpgsql as $$
begin
  insert into platform.unchecked_records (about, marketplace_id, key)
  values ('product', new.marketplace_id, case tg_table_name when 'products' then new.id else to_jsonb(new) ->> 'product_id' end);
  return null;
end $$;
create trigger products_unchecked after update of inventory_quantity_available, inventory_order_can_exceed, inventory_enabled on products
  for each row execute function note_unchecked_place();
create trigger variants_unchecked after update of inventory_quantity_available on variants
  for each row execute function note_unchecked_place();
create trigger inventory_records_unchecked after update of quantity_available, order_can_exceed on inventory_records
  for each row execute function note_unchecked_place();

create function note_unchecked_promotion() returns trigger language plpgsql as $$
begin
  insert into platform.unchecked_records (about, marketplace_id, key) values ('promotion', new.marketplace_id, new.id);
  return null;
end $$;
create trigger promotions_unchecked after update of redemption_count, redemption_limit, redemption_limit_per_user on promotions
  for each row execute function note_unchecked_promotion();

create function note_unchecked_account() returns trigger language plpgsql as $$
begin
  insert into platform.unchecked_records (about, marketplace_id, key)
  values ('account', new.marketplace_id, new.buyer_id || '/spendingaccounts/' || new.id);
  return null;
end $$;
create trigger spending_accounts_unchecked after insert or update on spending_accounts
  for each row when (new.balance < 0) execute function note_unchecked_account();
