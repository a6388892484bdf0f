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

create table cost_centers (
  marketplace_id text not null,
  buyer_id text not null,
  id text not null,
  name text not null,
  description text,
  xp jsonb,
  constraint cost_centers_key primary key (marketplace_id, buyer_id, id),
  constraint cost_centers_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint cost_centers_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade
);

create table cost_center_assignments (
  marketplace_id text not null,
  buyer_id text not null,
  cost_center_id text not null,
  user_group_id text,
  party text not null default 'buyer' check (party = 'buyer'),
  constraint cost_center_assignments_key unique nulls not distinct (marketplace_id, buyer_id, cost_center_id, user_group_id),
  constraint cost_center_assignments_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint cost_center_assignments_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade,
  constraint cost_center_assignments_cost_center_id foreign key (marketplace_id, buyer_id, cost_center_id) references cost_centers (marketplace_id, buyer_id, id) on update cascade on delete cascade,
  constraint cost_center_assignments_user_group_id foreign key (marketplace_id, party, buyer_id, user_group_id) references user_groups (marketplace_id, company_type, company_id, id) on update cascade on delete cascade
);

create table credit_cards (
  marketplace_id text not null,
  buyer_id text not null,
  id text not null,
  token text,
  date_created timestamptz not null default now(),
  card_type text,
  partial_account_number text,
  cardholder_name text,
  expiration_date timestamptz,
  xp jsonb,
  constraint credit_cards_key primary key (marketplace_id, buyer_id, id),
  constraint credit_cards_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint credit_cards_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade
);

create table credit_card_assignments (
  marketplace_id text not null,
  buyer_id text not null,
  credit_card_id text not null,
  user_id text,
  user_group_id text,
  party text not null default 'buyer' check (party = 'buyer'),
  constraint credit_card_assignments_key unique nulls not distinct (marketplace_id, buyer_id, credit_card_id, user_id, user_group_id),
  constraint credit_card_assignments_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint credit_card_assignments_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade,
  constraint credit_card_assignments_credit_card_id foreign key (marketplace_id, buyer_id, credit_card_id) references credit_cards (marketplace_id, buyer_id, id) on update cascade on delete cascade,
  constraint credit_card_assignments_user_id foreign key (marketplace_id, party, buyer_id, user_id) references users (marketplace_id, company_type, company_id, id) on update cascade on delete cascade,
  constraint credit_card_assignments_user_group_id foreign key (marketplace_id, party, buyer_id, user_group_id) references user_groups (marketplace_id, company_type, company_id, id) on update cascade on delete cascade
);

create table spending_accounts (
  marketplace_id text not null,
  buyer_id text not null,
  id text not null,
  name text not null,
  balance numeric(19,4) not null,
  allow_as_payment_method boolean not null,
  start_date timestamptz,
  end_date timestamptz,
  xp jsonb,
  redemption_code text,
  constraint spending_accounts_key primary key (marketplace_id, buyer_id, id),
  constraint spending_accounts_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint spending_accounts_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade
);

create table spending_account_assignments (
  marketplace_id text not null,
  buyer_id text not null,
  spending_account_id text not null,
  user_id text,
  user_group_id text,
  allow_exceed boolean not null,
  party text not null default 'buyer' check (party = 'buyer'),
  constraint spending_account_assignments_key unique nulls not distinct (marketplace_id, buyer_id, spending_account_id, user_id, user_group_id),
  constraint spending_account_assignments_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint spending_account_assignments_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade,
  constraint spending_account_assignments_spending_account_id foreign key (marketplace_id, buyer_id, spending_account_id) references spending_accounts (marketplace_id, buyer_id, id) on update cascade on delete cascade,
  constraint spending_account_assignments_user_id foreign key (marketplace_id, party, buyer_id, user_id) references users (marketplace_id, company_type, company_id, id) on update cascade on delete cascade,
  constraint spending_account_assignments_user_group_id foreign key (marketplace_id, party, buyer_id, user_group_id) references user_groups (marketplace_id, company_type, company_id, id) on update cascade on delete cascade
);

create table approval_rules (
  marketplace_id text not null,
  buyer_id text not null,
  id text not null,
  name text,
  description text,
  approving_group_id text not null,
  rule_expression text not null,
  xp jsonb,
  party text not null default 'buyer' check (party = 'buyer'),
  constraint approval_rules_key primary key (marketplace_id, buyer_id, id),
  constraint approval_rules_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint approval_rules_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade,
  constraint approval_rules_approving_group_id foreign key (marketplace_id, party, buyer_id, approving_group_id) references user_groups (marketplace_id, company_type, company_id, id) on update cascade on delete restrict
);

create table seller_approval_rules (
  marketplace_id text not null,
  owner_id text not null,
  approval_type text not null,
  id text not null,
  name text,
  description text,
  approving_group_id text not null,
  rule_expression text not null,
  xp jsonb,
  party text not null default 'seller' check (party = 'seller'),
  constraint seller_approval_rules_key primary key (marketplace_id, id),
  constraint seller_approval_rules_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint seller_approval_rules_approving_group_id foreign key (marketplace_id, party, owner_id, approving_group_id) references user_groups (marketplace_id, company_type, company_id, id) on update cascade on delete restrict
);

create table locales (
  marketplace_id text not null,
  id text not null,
  owner_id text not null,
  currency text not null,
  language text,
  owner_type text not null,
  constraint locales_key primary key (marketplace_id, id),
  constraint locales_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint locales_owner_id foreign key (marketplace_id, owner_type, owner_id) references companies (marketplace_id, type, id) on update cascade on delete cascade
);

create table locale_assignments (
  marketplace_id text not null,
  locale_id text not null,
  buyer_id text not null,
  user_group_id text,
  party text not null default 'buyer' check (party = 'buyer'),
  constraint locale_assignments_key unique nulls not distinct (marketplace_id, locale_id, buyer_id, user_group_id),
  constraint locale_assignments_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint locale_assignments_locale_id foreign key (marketplace_id, locale_id) references locales (marketplace_id, id) on update cascade on delete cascade,
  constraint locale_assignments_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade,
  constraint locale_assignments_user_group_id foreign key (marketplace_id, party, buyer_id, user_group_id) references user_groups (marketplace_id, company_type, company_id, id) on update cascade on delete cascade
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

create unique index spending_accounts_redemption_code on spending_accounts (marketplace_id, buyer_id, lower(redemption_code));
create trigger locales_owner before insert or update on locales for each row execute function set_owner_type();
create unique index locales_currency_language on locales (marketplace_id, lower(currency), lower(coalesce(language, '')));
-- A party has one locale.
create unique index locale_assignments_party on locale_assignments (marketplace_id, buyer_id, user_group_id) nulls not distinct;

-- Which buyers may order from which suppliers.
create table supplier_buyers (
  marketplace_id text not null,
  supplier_id text not null,
  buyer_id text not null,
  constraint supplier_buyers_key primary key (marketplace_id, supplier_id, buyer_id),
  constraint supplier_buyers_supplier_id foreign key (marketplace_id, supplier_id) references suppliers (marketplace_id, id) on update cascade on delete cascade,
  constraint supplier_buyers_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade
);

-- The locale of a user: that of one of the groups, else that of the buyer.
create function user_locale(m text, c_type text, c_id text, u_id text) returns json language sql stable as $$
  select json_build_object('ID', l.id, 'OwnerID', l.owner_id, 'Currency', l.currency, 'Language', l.language)
  from locale_assignments a
  join locales l on l.marketplace_id = a.marketplace_id and l.id = a.locale_id
  where a.marketplace_id = m and c_type = 'buyer' and a.buyer_id = c_id
    and (a.user_group_id is null or a.user_group_id in (
      select g.user_group_id from user_group_assignments g
      where g.marketplace_id = m and g.company_type = c_type and g.company_id = c_id and g.user_id = u_id))
  order by a.user_group_id nulls last
  limit 1
$$;

create function address_json(a addresses) returns json language sql stable as $$
  select json_build_object('ID', a.id, 'DateCreated', a.date_created, 'CompanyName', a.company_name, 'FirstName', a.first_name,
    'LastName', a.last_name, 'Street1', a.street1, 'Street2', a.street2, 'City', a.city, 'State', a.state, 'Zip', a.zip,
    'Country', a.country, 'Phone', a.phone, 'AddressName', a.address_name, 'xp', a.xp)
$$;
