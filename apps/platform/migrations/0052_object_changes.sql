-- Objects that changed and whose receivers are not told yet. Triggers write it in the transaction of the change, because
-- a foreign key that cascades and an order that takes stock leave no event of their own. Nothing is written for a kind of
-- object that is not synchronized. A message shows the state of its object when it is written, so the order of the rows
-- does not matter.
create table object_changes (
  id bigint generated always as identity primary key,
  marketplace_id text not null,
  -- as in entity_sync_configs; also Products and Orders
  kind text not null,
  -- the object it belongs to; of an order its direction
  parent_id text,
  object_id text not null,
  -- deletions are sent even while synchronization is paused
  is_deleted boolean not null
);

create function note_object_change(of_marketplace text, of_kind text, of_parent text, of_object text, gone boolean)
returns void language sql as $$
  insert into platform.object_changes (marketplace_id, kind, parent_id, object_id, is_deleted)
  select of_marketplace, of_kind, of_parent, of_object, gone
  where exists (
    select from platform.entity_sync_configs c
    where c.marketplace_id = of_marketplace and c.kind = of_kind and (c.sync_entity_changed or c.sync_entity_deleted))
$$;

-- The columns that signing in writes are no change.
create function note_user() returns trigger language plpgsql as $$
declare
  signing_in constant text[] := '{failed_login_attempts,last_active}';
  kinds constant jsonb := '{"seller": "AdminUsers", "buyer": "BuyerUsers", "supplier": "SupplierUsers"}';
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - signing_in = to_jsonb(new) - signing_in then return null; end if;
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and (old.company_id, old.id) <> (new.company_id, new.id)) then
    perform platform.note_object_change(old.marketplace_id, kinds ->> old.company_type, case old.company_type when 'seller' then null else old.company_id end, old.id, true);
  end if;
  if tg_op <> 'DELETE' then
    perform platform.note_object_change(new.marketplace_id, kinds ->> new.company_type, case new.company_type when 'seller' then null else new.company_id end, new.id, false);
  end if;
  return null;
end $$;
create trigger users_noted after insert or update or delete on users for each row execute function note_user();

create function note_user_group() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and (old.company_id, old.id) <> (new.company_id, new.id)) then
    if old.company_type = 'buyer' then
      perform platform.note_object_change(old.marketplace_id, 'BuyerUserGroups', old.company_id, old.id, true);
    end if;
  end if;
  if tg_op <> 'DELETE' and new.company_type = 'buyer' then
    perform platform.note_object_change(new.marketplace_id, 'BuyerUserGroups', new.company_id, new.id, false);
  end if;
  return null;
end $$;
create trigger user_groups_noted after insert or update or delete on user_groups for each row execute function note_user_group();

create function note_company() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and old.id <> new.id) then
    perform platform.note_object_change(old.marketplace_id, tg_argv[0], null, old.id, true);
  end if;
  if tg_op <> 'DELETE' then
    perform platform.note_object_change(new.marketplace_id, tg_argv[0], null, new.id, false);
  end if;
  return null;
end $$;
create trigger buyers_noted after insert or update or delete on buyers for each row execute function note_company('Buyers');
create trigger suppliers_noted after insert or update or delete on suppliers for each row execute function note_company('Suppliers');

create function note_category() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and (old.catalog_id, old.id) <> (new.catalog_id, new.id)) then
    perform platform.note_object_change(old.marketplace_id, 'Categories', old.catalog_id, old.id, true);
  end if;
  if tg_op <> 'DELETE' then
    perform platform.note_object_change(new.marketplace_id, 'Categories', new.catalog_id, new.id, false);
  end if;
  return null;
end $$;
create trigger categories_noted after insert or update or delete on categories for each row execute function note_category();

create function note_inventory_record() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and (old.product_id, old.id) <> (new.product_id, new.id)) then
    perform platform.note_object_change(old.marketplace_id, 'InventoryRecords', old.product_id, old.id, true);
  end if;
  if tg_op <> 'DELETE' then
    perform platform.note_object_change(new.marketplace_id, 'InventoryRecords', new.product_id, new.id, false);
  end if;
  return null;
end $$;
create trigger inventory_records_noted after insert or update or delete on inventory_records
  for each row execute function note_inventory_record();

-- Products have a log of their own, of everything that touches them. An empty product is the tree of categories.
create function note_products() returns trigger language plpgsql as $$
begin
  insert into platform.object_changes (marketplace_id, kind, object_id, is_deleted)
  select distinct a.marketplace_id, 'Products', a.product_id,
    not exists (select from platform.products p where p.marketplace_id = a.marketplace_id and p.id = a.product_id)
  from added a
  join platform.product_sync_configs c on c.marketplace_id = a.marketplace_id and (c.sync_product_changed or c.sync_product_deleted)
  where a.product_id <> '';
  return null;
end $$;
create trigger product_changes_noted after insert on product_changes
  referencing new table as added for each statement execute function note_products();

-- Carts are not synchronized.
create function note_order(of_marketplace text, of_side text, of_order text, gone boolean) returns void language sql as $$
  insert into platform.object_changes (marketplace_id, kind, parent_id, object_id, is_deleted)
  select of_marketplace, 'Orders', case of_side when 'buyer' then 'Incoming' else 'Outgoing' end, of_order, gone
  where exists (select from platform.order_sync_configs c where c.marketplace_id = of_marketplace)
$$;

create function note_submitted_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.is_submitted and (tg_op = 'DELETE' or old.id <> new.id) then
    perform platform.note_order(old.marketplace_id, old.side, old.id, true);
  end if;
  if tg_op <> 'DELETE' and new.is_submitted then
    perform platform.note_order(new.marketplace_id, new.side, new.id, false);
  end if;
  return null;
end $$;
create trigger orders_noted after insert or update or delete on orders for each row execute function note_submitted_order();

-- Changes of stock, for the inventory integration: the numbers before and after decide whether it is told.
create table stock_changes (
  id bigint generated always as identity primary key,
  marketplace_id text not null,
  product_id text not null,
  variant_id text,
  inventory_record_id text,
  before integer not null,
  after integer not null,
  notification_point integer,
  at timestamptz not null default now()
);

create function note_stock(of_marketplace text, of_product text, of_variant text, of_record text, before integer, after integer, point integer)
returns void language sql as $$
  insert into platform.stock_changes (marketplace_id, product_id, variant_id, inventory_record_id, before, after, notification_point)
  select of_marketplace, of_product, of_variant, of_record, coalesce(before, 0), coalesce(after, 0), point
  where coalesce(before, 0) <> coalesce(after, 0)
    and exists (select from platform.inventory_integrations i where i.marketplace_id = of_marketplace)
$$;

create function note_product_stock() returns trigger language plpgsql as $$
begin
  perform platform.note_stock(new.marketplace_id, new.id, null, null, old.inventory_quantity_available, new.inventory_quantity_available, new.inventory_notification_point);
  return null;
end $$;
create trigger products_stock_noted after update of inventory_quantity_available on products
  for each row execute function note_product_stock();

create function note_variant_stock() returns trigger language plpgsql as $$
begin
  perform platform.note_stock(new.marketplace_id, new.product_id, new.id, null, old.inventory_quantity_available, new.inventory_quantity_available, new.inventory_notification_point);
  return null;
end $$;
create trigger variants_stock_noted after update of inventory_quantity_available on variants
  for each row execute function note_variant_stock();

create function note_record_stock() returns trigger language plpgsql as $$
begin
  perform platform.note_stock(new.marketplace_id, new.product_id, new.variant_id, new.id, old.quantity_available, new.quantity_available, new.notification_point);
  return null;
end $$;
create trigger inventory_records_stock_noted after update of quantity_available on inventory_records
  for each row execute function note_record_stock();
