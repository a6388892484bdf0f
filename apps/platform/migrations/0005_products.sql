create table price_schedules (
  marketplace_id text not null,
  owner_id text not null,
  id text not null,
  name text not null,
  apply_tax boolean not null,
  apply_shipping boolean not null,
  min_quantity integer not null,
  max_quantity integer,
  use_cumulative_quantity boolean not null,
  restricted_quantity boolean not null,
  price_breaks jsonb,
  currency text,
  sale_start timestamptz,
  sale_end timestamptz,
  xp jsonb,
  owner_type text not null,
  constraint price_schedules_key primary key (marketplace_id, id),
  constraint price_schedules_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint price_schedules_owner_id foreign key (marketplace_id, owner_type, owner_id) references companies (marketplace_id, type, id) on update cascade on delete cascade
);

create table products (
  marketplace_id text not null,
  owner_id text not null,
  default_price_schedule_id text,
  auto_forward boolean not null,
  id text not null,
  parent_id text,
  is_parent boolean not null,
  is_bundle boolean not null default false,
  name text not null,
  description text,
  quantity_multiplier integer not null,
  ship_weight numeric,
  ship_height numeric,
  ship_width numeric,
  ship_length numeric,
  active boolean not null,
  ship_from_address_id text,
  inventory_enabled boolean,
  inventory_notification_point integer,
  inventory_variant_level_tracking boolean,
  inventory_order_can_exceed boolean,
  inventory_quantity_available integer,
  inventory_last_updated timestamptz,
  default_supplier_id text,
  all_suppliers_can_sell boolean not null,
  returnable boolean not null,
  date_created timestamptz not null default now(),
  xp jsonb,
  owner_type text not null,
  constraint products_key primary key (marketplace_id, id),
  constraint products_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint products_default_price_schedule_id foreign key (marketplace_id, default_price_schedule_id) references price_schedules (marketplace_id, id) on update cascade on delete set null (default_price_schedule_id),
  constraint products_parent_id foreign key (marketplace_id, parent_id) references products (marketplace_id, id) on update cascade on delete restrict,
  constraint products_ship_from_address_id foreign key (marketplace_id, owner_type, owner_id, ship_from_address_id) references addresses (marketplace_id, company_type, company_id, id) on update cascade on delete set null (ship_from_address_id),
  constraint products_default_supplier_id foreign key (marketplace_id, default_supplier_id) references suppliers (marketplace_id, id) on update cascade on delete set null (default_supplier_id),
  constraint products_owner_id foreign key (marketplace_id, owner_type, owner_id) references companies (marketplace_id, type, id) on update cascade on delete cascade
);

create trigger products_owner before insert or update on products for each row execute function set_owner_type();
create trigger price_schedules_owner before insert or update on price_schedules for each row execute function set_owner_type();

-- Lists of products are filtered and sorted a hundred thousand at a time.
create index products_name on products (marketplace_id, lower(name), id);
create index products_id_text on products (marketplace_id, lower(id));
create index products_date_created on products (marketplace_id, date_created, id);
create index products_parent on products (marketplace_id, parent_id) where parent_id is not null;
create index products_xp on products using gin (xp jsonb_path_ops);
create index price_schedules_name on price_schedules (marketplace_id, lower(name), id);

-- Who sells a product besides its owner, and at which price unless told otherwise.
create table product_suppliers (
  marketplace_id text not null,
  product_id text not null,
  supplier_id text not null,
  default_price_schedule_id text,
  constraint product_suppliers_key primary key (marketplace_id, product_id, supplier_id),
  constraint product_suppliers_product_id foreign key (marketplace_id, product_id) references products (marketplace_id, id) on update cascade on delete cascade,
  constraint product_suppliers_supplier_id foreign key (marketplace_id, supplier_id) references suppliers (marketplace_id, id) on update cascade on delete cascade,
  constraint product_suppliers_default_price_schedule_id foreign key (marketplace_id, default_price_schedule_id) references price_schedules (marketplace_id, id) on update cascade on delete set null (default_price_schedule_id)
);

create function is_on_sale(breaks jsonb, sale_start timestamptz, sale_end timestamptz, at timestamptz) returns boolean language sql stable as $$
  select (sale_start is null or sale_start <= at) and (sale_end is null or sale_end >= at)
    and jsonb_path_exists(coalesce(breaks, '[]'), '$[*].SalePrice ? (@ != null)')
$$;
