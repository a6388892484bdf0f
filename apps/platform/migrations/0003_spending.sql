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

create unique index spending_accounts_redemption_code on spending_accounts (marketplace_id, buyer_id, lower(redemption_code));
