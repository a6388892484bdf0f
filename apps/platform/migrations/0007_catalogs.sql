create table catalogs (
  marketplace_id text not null,
  id text not null,
  owner_id text not null,
  name text not null,
  description text,
  active boolean not null,
  xp jsonb,
  owner_type text not null,
  constraint catalogs_key primary key (marketplace_id, id),
  constraint catalogs_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint catalogs_owner_id foreign key (marketplace_id, owner_type, owner_id) references companies (marketplace_id, type, id) on update cascade on delete cascade
);

create table catalog_assignments (
  marketplace_id text not null,
  catalog_id text not null,
  buyer_id text not null,
  view_all_categories boolean not null,
  view_all_products boolean not null,
  constraint catalog_assignments_key unique nulls not distinct (marketplace_id, catalog_id, buyer_id),
  constraint catalog_assignments_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint catalog_assignments_catalog_id foreign key (marketplace_id, catalog_id) references catalogs (marketplace_id, id) on update cascade on delete cascade,
  constraint catalog_assignments_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade
);

create table product_catalog_assignments (
  marketplace_id text not null,
  catalog_id text not null,
  product_id text not null,
  constraint product_catalog_assignments_key primary key (marketplace_id, catalog_id, product_id),
  constraint product_catalog_assignments_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint product_catalog_assignments_catalog_id foreign key (marketplace_id, catalog_id) references catalogs (marketplace_id, id) on update cascade on delete cascade,
  constraint product_catalog_assignments_product_id foreign key (marketplace_id, product_id) references products (marketplace_id, id) on update cascade on delete cascade
);

create table categories (
  marketplace_id text not null,
  catalog_id text not null,
  id text not null,
  name text not null,
  description text,
  list_order integer,
  active boolean not null,
  parent_id text,
  xp jsonb,
  constraint categories_key primary key (marketplace_id, catalog_id, id),
  constraint categories_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint categories_catalog_id foreign key (marketplace_id, catalog_id) references catalogs (marketplace_id, id) on update cascade on delete cascade,
  constraint categories_parent_id foreign key (marketplace_id, catalog_id, parent_id) references categories (marketplace_id, catalog_id, id) on update cascade on delete cascade
);

create table category_assignments (
  marketplace_id text not null,
  catalog_id text not null,
  category_id text not null,
  buyer_id text not null,
  user_group_id text,
  visible boolean,
  view_all_products boolean,
  party text not null default 'buyer' check (party = 'buyer'),
  constraint category_assignments_key unique nulls not distinct (marketplace_id, catalog_id, category_id, buyer_id, user_group_id),
  constraint category_assignments_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint category_assignments_catalog_id foreign key (marketplace_id, catalog_id) references catalogs (marketplace_id, id) on update cascade on delete cascade,
  constraint category_assignments_category_id foreign key (marketplace_id, catalog_id, category_id) references categories (marketplace_id, catalog_id, id) on update cascade on delete cascade,
  constraint category_assignments_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade,
  constraint category_assignments_user_group_id foreign key (marketplace_id, party, buyer_id, user_group_id) references user_groups (marketplace_id, company_type, company_id, id) on update cascade on delete cascade
);

create table category_product_assignments (
  marketplace_id text not null,
  catalog_id text not null,
  category_id text not null,
  product_id text not null,
  list_order integer,
  constraint category_product_assignments_key unique nulls not distinct (marketplace_id, catalog_id, category_id, product_id),
  constraint category_product_assignments_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint category_product_assignments_catalog_id foreign key (marketplace_id, catalog_id) references catalogs (marketplace_id, id) on update cascade on delete cascade,
  constraint category_product_assignments_category_id foreign key (marketplace_id, catalog_id, category_id) references categories (marketplace_id, catalog_id, id) on update cascade on delete cascade,
  constraint category_product_assignments_product_id foreign key (marketplace_id, product_id) references products (marketplace_id, id) on update cascade on delete cascade,
  -- what leaves a catalog leaves its categories
  constraint category_product_assignments_in_catalog foreign key (marketplace_id, catalog_id, product_id) references product_catalog_assignments (marketplace_id, catalog_id, product_id) on update cascade on delete cascade
);

create table product_assignments (
  marketplace_id text not null,
  seller_id text not null,
  product_id text not null,
  buyer_id text not null,
  user_group_id text,
  price_schedule_id text,
  party text not null default 'buyer' check (party = 'buyer'),
  seller_type text not null,
  constraint product_assignments_key unique nulls not distinct (marketplace_id, seller_id, product_id, buyer_id, user_group_id),
  constraint product_assignments_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint product_assignments_product_id foreign key (marketplace_id, product_id) references products (marketplace_id, id) on update cascade on delete cascade,
  constraint product_assignments_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade,
  constraint product_assignments_user_group_id foreign key (marketplace_id, party, buyer_id, user_group_id) references user_groups (marketplace_id, company_type, company_id, id) on update cascade on delete cascade,
  constraint product_assignments_price_schedule_id foreign key (marketplace_id, price_schedule_id) references price_schedules (marketplace_id, id) on update cascade on delete set null (price_schedule_id),
  constraint product_assignments_seller_id foreign key (marketplace_id, seller_type, seller_id) references companies (marketplace_id, type, id) on update cascade on delete cascade
);

alter table buyers add constraint buyers_default_catalog_id foreign key (marketplace_id, default_catalog_id) references catalogs (marketplace_id, id) on update cascade on delete restrict;

create trigger catalogs_owner before insert or update on catalogs for each row execute function set_owner_type();
create trigger product_assignments_seller before insert or update on product_assignments for each row execute function set_seller_type();

create index product_catalog_assignments_product on product_catalog_assignments (marketplace_id, product_id);
create index category_product_assignments_product on category_product_assignments (marketplace_id, product_id);
create index product_assignments_buyer on product_assignments (marketplace_id, buyer_id, product_id);
create index product_assignments_product on product_assignments (marketplace_id, product_id);
create index categories_parent on categories (marketplace_id, catalog_id, parent_id);
