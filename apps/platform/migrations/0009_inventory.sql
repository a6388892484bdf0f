create table inventory_records (
  marketplace_id text not null,
  product_id text not null,
  variant_id text,
  id text not null,
  owner_id text not null,
  allow_all_buyers boolean not null,
  address_id text not null,
  order_can_exceed boolean not null,
  quantity_available integer not null,
  notification_point integer,
  last_updated timestamptz not null default now(),
  xp jsonb,
  owner_type text not null,
  constraint inventory_records_key primary key (marketplace_id, product_id, id),
  constraint inventory_records_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint inventory_records_product_id foreign key (marketplace_id, product_id) references products (marketplace_id, id) on update cascade on delete cascade,
  constraint inventory_records_variant_id foreign key (marketplace_id, product_id, variant_id) references variants (marketplace_id, product_id, id) on update cascade on delete cascade,
  constraint inventory_records_address_id foreign key (marketplace_id, owner_type, owner_id, address_id) references addresses (marketplace_id, company_type, company_id, id) on update cascade on delete restrict,
  constraint inventory_records_owner_id foreign key (marketplace_id, owner_type, owner_id) references companies (marketplace_id, type, id) on update cascade on delete cascade
);

create table inventory_record_assignments (
  marketplace_id text not null,
  product_id text not null,
  variant_id text,
  inventory_record_id text not null,
  buyer_id text not null,
  user_group_id text,
  party text not null default 'buyer' check (party = 'buyer'),
  constraint inventory_record_assignments_key unique nulls not distinct (marketplace_id, product_id, variant_id, inventory_record_id, buyer_id, user_group_id),
  constraint inventory_record_assignments_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint inventory_record_assignments_product_id foreign key (marketplace_id, product_id) references products (marketplace_id, id) on update cascade on delete cascade,
  constraint inventory_record_assignments_variant_id foreign key (marketplace_id, product_id, variant_id) references variants (marketplace_id, product_id, id) on update cascade on delete cascade,
  constraint inventory_record_assignments_inventory_record_id foreign key (marketplace_id, product_id, inventory_record_id) references inventory_records (marketplace_id, product_id, id) on update cascade on delete cascade,
  constraint inventory_record_assignments_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade,
  constraint inventory_record_assignments_user_group_id foreign key (marketplace_id, party, buyer_id, user_group_id) references user_groups (marketplace_id, company_type, company_id, id) on update cascade on delete cascade
);

create trigger inventory_records_owner before insert or update on inventory_records for each row execute function set_owner_type();
