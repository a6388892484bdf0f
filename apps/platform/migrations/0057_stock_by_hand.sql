-- Changes of stock by hand are movements too, so that the movements of a record add up to its stock at hand (INV-6).
alter table stock_movements
  add column kind text not null default 'Order',
  add column lot text,
  -- the event of the write is in the same transaction
  add column xid xid8 not null default pg_current_xact_id();
create index stock_movements_product on stock_movements (marketplace_id, product_id, id);

create function stock_moved(of_marketplace text, of_product text, of_variant text, of_record text) returns integer
language sql stable as $$
  select coalesce(sum(change), 0)::integer from platform.stock_movements
  where marketplace_id = of_marketplace and product_id = of_product
    and variant_id is not distinct from of_variant and inventory_record_id is not distinct from of_record
$$;

-- Lots are free JSON of the shop, so anything may be in their place.
create function lot_boxes(lots jsonb) returns table (lot text, boxes integer) language sql immutable as $$
  select l ->> 'lotNo', least(greatest((l ->> 'boxesOnHand')::numeric, -1000000), 1000000)::integer
  from jsonb_array_elements(case jsonb_typeof(lots) when 'array' then lots else '[]' end) l
  where jsonb_typeof(l -> 'lotNo') = 'string' and jsonb_typeof(l -> 'boxesOnHand') = 'number'
$$;

-- One movement per lot if the lots explain the whole change, otherwise one without a lot.
create function note_movement(of_marketplace text, of_product text, of_variant text, of_record text, of_change integer, of_kind text, old_lots jsonb, new_lots jsonb)
returns void language sql as $$
  with lots as (
    select lot, sum(boxes)::integer as change
    from (select lot, boxes from platform.lot_boxes(new_lots) union all select lot, -boxes from platform.lot_boxes(old_lots)) b
    group by lot
    having sum(boxes) <> 0
  ), total as (select coalesce(sum(change), 0) = of_change and count(*) > 0 as is_explained from lots)
  insert into platform.stock_movements (marketplace_id, product_id, variant_id, inventory_record_id, change, kind, lot)
  select of_marketplace, of_product, of_variant, of_record, l.change, of_kind, l.lot from lots l, total where is_explained
  union all
  select of_marketplace, of_product, of_variant, of_record, of_change, of_kind, null from total where not is_explained and of_change <> 0
$$;

-- An order writes its own movements and says so in the statement that takes the stock.
create function is_moved_by_order() returns boolean language sql stable as $$
  select coalesce(current_setting('tessera.moves_stock', true), '') = 'on'
$$;

-- A new or renamed place starts with what it holds; the movements of an old one of the same name are counted in.
create function note_place(of_marketplace text, of_product text, of_variant text, of_record text, quantity integer, of_kind text, lots jsonb)
returns void language sql as $$
  select platform.note_movement(of_marketplace, of_product, of_variant, of_record,
    quantity - platform.stock_moved(of_marketplace, of_product, of_variant, of_record), of_kind, null, lots)
  where quantity is not null
$$;

create function note_record_movement() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform platform.note_place(new.marketplace_id, new.product_id, new.variant_id, new.id, new.quantity_available, 'Start', new.xp -> 'lots');
  elsif (new.product_id, new.variant_id, new.id) is distinct from (old.product_id, old.variant_id, old.id) then
    perform platform.note_place(new.marketplace_id, new.product_id, new.variant_id, new.id, new.quantity_available, 'Renamed', new.xp -> 'lots');
  elsif not platform.is_moved_by_order() then
    perform platform.note_movement(new.marketplace_id, new.product_id, new.variant_id, new.id, new.quantity_available - old.quantity_available, 'Hand', old.xp -> 'lots', new.xp -> 'lots');
  end if;
  return null;
end $$;
create trigger inventory_records_moved after insert or update of product_id, variant_id, id, quantity_available, xp on inventory_records
  for each row execute function note_record_movement();

create function note_product_movement() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform platform.note_place(new.marketplace_id, new.id, null, null, new.inventory_quantity_available, 'Start', null);
  elsif new.id <> old.id then
    perform platform.note_place(new.marketplace_id, new.id, null, null, new.inventory_quantity_available, 'Renamed', null);
  elsif not platform.is_moved_by_order() and new.inventory_quantity_available is distinct from old.inventory_quantity_available then
    perform platform.note_place(new.marketplace_id, new.id, null, null, new.inventory_quantity_available, case when old.inventory_quantity_available is null then 'Start' else 'Hand' end, null);
  end if;
  return null;
end $$;
create trigger products_moved after insert or update of id, inventory_quantity_available on products
  for each row execute function note_product_movement();

create function note_variant_movement() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform platform.note_place(new.marketplace_id, new.product_id, new.id, null, new.inventory_quantity_available, 'Start', null);
  elsif (new.product_id, new.id) <> (old.product_id, old.id) then
    perform platform.note_place(new.marketplace_id, new.product_id, new.id, null, new.inventory_quantity_available, 'Renamed', null);
  elsif not platform.is_moved_by_order() and new.inventory_quantity_available is distinct from old.inventory_quantity_available then
    perform platform.note_place(new.marketplace_id, new.product_id, new.id, null, new.inventory_quantity_available, case when old.inventory_quantity_available is null then 'Start' else 'Hand' end, null);
  end if;
  return null;
end $$;
create trigger variants_moved after insert or update of product_id, id, inventory_quantity_available on variants
  for each row execute function note_variant_movement();

-- What was there before changes by hand were kept.
select platform.note_place(marketplace_id, id, null, null, inventory_quantity_available, 'Start', null) from products;
select platform.note_place(marketplace_id, product_id, id, null, inventory_quantity_available, 'Start', null) from variants;
select platform.note_place(marketplace_id, product_id, variant_id, id, quantity_available, 'Start', null) from inventory_records;
