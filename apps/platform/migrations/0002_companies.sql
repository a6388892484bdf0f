create table buyers (
  marketplace_id text not null,
  id text not null,
  name text not null,
  default_catalog_id text,
  active boolean not null,
  date_created timestamptz not null default now(),
  xp jsonb,
  constraint buyers_key primary key (marketplace_id, id),
  constraint buyers_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade
);

create table suppliers (
  marketplace_id text not null,
  id text not null,
  name text not null,
  active boolean not null,
  date_created timestamptz not null default now(),
  all_buyers_can_order boolean not null,
  xp jsonb,
  constraint suppliers_key primary key (marketplace_id, id),
  constraint suppliers_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade
);

create table users (
  marketplace_id text not null,
  company_type text not null,
  company_id text not null,
  failed_login_attempts integer not null default 0,
  id text not null,
  username text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  terms_accepted timestamptz,
  active boolean not null,
  xp jsonb,
  date_created timestamptz not null default now(),
  last_active timestamptz,
  password_last_set_date timestamptz,
  uid bigint generated always as identity unique,
  constraint users_key primary key (marketplace_id, company_type, company_id, id),
  constraint users_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint users_company foreign key (marketplace_id, company_type, company_id) references companies (marketplace_id, type, id) on update cascade on delete cascade
);

create table user_groups (
  marketplace_id text not null,
  company_type text not null,
  company_id text not null,
  id text not null,
  name text not null,
  description text,
  xp jsonb,
  constraint user_groups_key primary key (marketplace_id, company_type, company_id, id),
  constraint user_groups_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint user_groups_company foreign key (marketplace_id, company_type, company_id) references companies (marketplace_id, type, id) on update cascade on delete cascade
);

create table user_group_assignments (
  marketplace_id text not null,
  company_type text not null,
  company_id text not null,
  user_group_id text not null,
  user_id text not null,
  constraint user_group_assignments_key unique nulls not distinct (marketplace_id, company_type, company_id, user_group_id, user_id),
  constraint user_group_assignments_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint user_group_assignments_company foreign key (marketplace_id, company_type, company_id) references companies (marketplace_id, type, id) on update cascade on delete cascade,
  constraint user_group_assignments_user_group_id foreign key (marketplace_id, company_type, company_id, user_group_id) references user_groups (marketplace_id, company_type, company_id, id) on update cascade on delete cascade,
  constraint user_group_assignments_user_id foreign key (marketplace_id, company_type, company_id, user_id) references users (marketplace_id, company_type, company_id, id) on update cascade on delete cascade
);

create table addresses (
  marketplace_id text not null,
  company_type text not null,
  company_id text not null,
  id text not null,
  date_created timestamptz not null default now(),
  company_name text,
  first_name text,
  last_name text,
  street1 text not null,
  street2 text,
  city text not null,
  state text,
  zip text,
  country text not null,
  phone text,
  address_name text,
  xp jsonb,
  constraint addresses_key primary key (marketplace_id, company_type, company_id, id),
  constraint addresses_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint addresses_company foreign key (marketplace_id, company_type, company_id) references companies (marketplace_id, type, id) on update cascade on delete cascade
);

create table address_assignments (
  marketplace_id text not null,
  buyer_id text not null,
  address_id text not null,
  user_id text,
  user_group_id text,
  is_shipping boolean not null,
  is_billing boolean not null,
  party text not null default 'buyer' check (party = 'buyer'),
  constraint address_assignments_key unique nulls not distinct (marketplace_id, buyer_id, address_id, user_id, user_group_id),
  constraint address_assignments_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint address_assignments_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade,
  constraint address_assignments_address_id foreign key (marketplace_id, party, buyer_id, address_id) references addresses (marketplace_id, company_type, company_id, id) on update cascade on delete cascade,
  constraint address_assignments_user_id foreign key (marketplace_id, party, buyer_id, user_id) references users (marketplace_id, company_type, company_id, id) on update cascade on delete cascade,
  constraint address_assignments_user_group_id foreign key (marketplace_id, party, buyer_id, user_group_id) references user_groups (marketplace_id, company_type, company_id, id) on update cascade on delete cascade
);

create trigger buyers_company after insert or delete or update of id on buyers
  for each row execute function keep_company('buyer');
create trigger suppliers_company after insert or delete or update of id on suppliers
  for each row execute function keep_company('supplier');

-- One name, one user in the whole marketplace, whatever the case.
create unique index users_username on users (marketplace_id, lower(username));
create index users_email on users (marketplace_id, lower(email));
create index users_last_name on users (marketplace_id, company_type, company_id, lower(last_name), lower(first_name), id);
create index user_group_assignments_user on user_group_assignments (marketplace_id, company_type, company_id, user_id);
create index addresses_name on addresses (marketplace_id, company_type, company_id, lower(address_name), id);

-- Which buyers may order from which suppliers.
create table supplier_buyers (
  marketplace_id text not null,
  supplier_id text not null,
  buyer_id text not null,
  constraint supplier_buyers_key primary key (marketplace_id, supplier_id, buyer_id),
  constraint supplier_buyers_supplier_id foreign key (marketplace_id, supplier_id) references suppliers (marketplace_id, id) on update cascade on delete cascade,
  constraint supplier_buyers_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade
);

create function address_json(a addresses) returns json language sql stable as $$
  select json_build_object('ID', a.id, 'DateCreated', a.date_created, 'CompanyName', a.company_name, 'FirstName', a.first_name,
    'LastName', a.last_name, 'Street1', a.street1, 'Street2', a.street2, 'City', a.city, 'State', a.state, 'Zip', a.zip,
    'Country', a.country, 'Phone', a.phone, 'AddressName', a.address_name, 'xp', a.xp)
$$;
