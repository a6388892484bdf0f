create table bundles (
  marketplace_id text not null,
  id text not null,
  owner_id text not null,
  name text not null,
  description text,
  active boolean not null,
  xp jsonb,
  owner_type text not null,
  constraint bundles_key primary key (marketplace_id, id),
  constraint bundles_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  -- a bundle is also a product: renamed and deleted with it
  constraint bundles_product foreign key (marketplace_id, id) references products (marketplace_id, id) on update cascade on delete cascade,
  constraint bundles_owner_id foreign key (marketplace_id, owner_type, owner_id) references companies (marketplace_id, type, id) on update cascade on delete cascade
);

create table bundle_assignments (
  marketplace_id text not null,
  seller_id text not null,
  bundle_id text not null,
  buyer_id text not null,
  user_group_id text,
  party text not null default 'buyer' check (party = 'buyer'),
  seller_type text not null,
  constraint bundle_assignments_key unique nulls not distinct (marketplace_id, seller_id, bundle_id, buyer_id, user_group_id),
  constraint bundle_assignments_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint bundle_assignments_bundle_id foreign key (marketplace_id, bundle_id) references bundles (marketplace_id, id) on update cascade on delete cascade,
  constraint bundle_assignments_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade,
  constraint bundle_assignments_user_group_id foreign key (marketplace_id, party, buyer_id, user_group_id) references user_groups (marketplace_id, company_type, company_id, id) on update cascade on delete cascade,
  constraint bundle_assignments_seller_id foreign key (marketplace_id, seller_type, seller_id) references companies (marketplace_id, type, id) on update cascade on delete cascade
);

create table bundle_product_assignments (
  marketplace_id text not null,
  product_id text not null,
  bundle_id text not null,
  required boolean not null,
  default_quantity integer,
  constraint bundle_product_assignments_key unique nulls not distinct (marketplace_id, product_id, bundle_id),
  constraint bundle_product_assignments_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint bundle_product_assignments_product_id foreign key (marketplace_id, product_id) references products (marketplace_id, id) on update cascade,
  constraint bundle_product_assignments_bundle_id foreign key (marketplace_id, bundle_id) references bundles (marketplace_id, id) on update cascade on delete cascade
);

create table bundle_catalog_assignments (
  marketplace_id text not null,
  catalog_id text not null,
  bundle_id text not null,
  constraint bundle_catalog_assignments_key primary key (marketplace_id, catalog_id, bundle_id),
  constraint bundle_catalog_assignments_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint bundle_catalog_assignments_catalog_id foreign key (marketplace_id, catalog_id) references catalogs (marketplace_id, id) on update cascade on delete cascade,
  constraint bundle_catalog_assignments_bundle_id foreign key (marketplace_id, bundle_id) references bundles (marketplace_id, id) on update cascade on delete cascade
);

create table category_bundle_assignments (
  marketplace_id text not null,
  catalog_id text not null,
  category_id text not null,
  bundle_id text not null,
  list_order integer,
  constraint category_bundle_assignments_key unique nulls not distinct (marketplace_id, catalog_id, category_id, bundle_id),
  constraint category_bundle_assignments_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint category_bundle_assignments_catalog_id foreign key (marketplace_id, catalog_id) references catalogs (marketplace_id, id) on update cascade on delete cascade,
  constraint category_bundle_assignments_category_id foreign key (marketplace_id, catalog_id, category_id) references categories (marketplace_id, catalog_id, id) on update cascade on delete cascade,
  constraint category_bundle_assignments_bundle_id foreign key (marketplace_id, bundle_id) references bundles (marketplace_id, id) on update cascade on delete cascade,
  constraint category_bundle_assignments_in_catalog foreign key (marketplace_id, catalog_id, bundle_id) references bundle_catalog_assignments (marketplace_id, catalog_id, bundle_id) on update cascade on delete cascade
);

create trigger bundles_owner before insert or update on bundles for each row execute function set_owner_type();
create trigger bundle_assignments_seller before insert or update on bundle_assignments for each row execute function set_seller_type();
