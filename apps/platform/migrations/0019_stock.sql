-- Every change of stock by an order; with the number at hand they add up to what was there in the beginning (INV-4).
create table stock_movements (
  id bigint generated always as identity primary key,
  marketplace_id text not null references marketplaces (id) on delete cascade,
  product_id text not null,
  variant_id text,
  inventory_record_id text,
  change integer not null,
  order_uid bigint,
  at timestamptz not null default now()
);
create index stock_movements_order on stock_movements (order_uid);
create trigger stock_movements_append_only before update on stock_movements for each statement execute function refuse_change();

-- INV-1: last wall.
alter table products add constraint products_stock check (inventory_quantity_available >= 0 or inventory_order_can_exceed or inventory_enabled is not true);
alter table inventory_records add constraint inventory_records_stock check (quantity_available >= 0 or order_can_exceed);
