create table promotions (
  marketplace_id text not null,
  id text not null,
  line_item_level boolean not null,
  code text not null,
  name text,
  redemption_limit integer,
  redemption_limit_per_user integer,
  redemption_count integer not null default 0,
  quantity_limit_per_order integer,
  item_limit_per_order integer,
  item_sort_by text,
  description text,
  fine_print text,
  start_date timestamptz,
  expiration_date timestamptz,
  eligible_expression text not null,
  value_expression text,
  can_combine boolean not null,
  allow_all_buyers boolean not null,
  owner_id text not null,
  auto_apply boolean not null,
  active boolean not null,
  use_integration boolean not null,
  priority integer,
  xp jsonb,
  owner_type text not null,
  constraint promotions_key primary key (marketplace_id, id),
  constraint promotions_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint promotions_owner_id foreign key (marketplace_id, owner_type, owner_id) references companies (marketplace_id, type, id) on update cascade on delete cascade
);

create table promotion_assignments (
  marketplace_id text not null,
  promotion_id text not null,
  buyer_id text not null,
  user_group_id text,
  party text not null default 'buyer' check (party = 'buyer'),
  constraint promotion_assignments_key unique nulls not distinct (marketplace_id, promotion_id, buyer_id, user_group_id),
  constraint promotion_assignments_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint promotion_assignments_promotion_id foreign key (marketplace_id, promotion_id) references promotions (marketplace_id, id) on update cascade on delete cascade,
  constraint promotion_assignments_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade,
  constraint promotion_assignments_user_group_id foreign key (marketplace_id, party, buyer_id, user_group_id) references user_groups (marketplace_id, company_type, company_id, id) on update cascade on delete cascade
);

create table incrementors (
  marketplace_id text not null,
  id text not null,
  name text,
  last_number integer not null,
  left_padding_count integer not null,
  constraint incrementors_key primary key (marketplace_id, id),
  constraint incrementors_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade
);

create trigger promotions_owner before insert or update on promotions for each row execute function set_owner_type();
create unique index promotions_code on promotions (marketplace_id, lower(code));

-- Paths inside xp that a shop asked to have indexed.
create table xp_indices (
  marketplace_id text not null references marketplaces (id) on delete cascade,
  thing_type text not null,
  key text not null,
  constraint xp_indices_key primary key (marketplace_id, thing_type, key)
);
