-- Orders that repeat. The key inside never changes, so a new ID costs one row.
create table subscriptions (
  uid bigint generated always as identity primary key,
  marketplace_id text not null,
  id text not null,
  user_uid bigint not null references users (uid) on delete cascade,
  from_company_id text not null,
  to_company_id text not null,
  frequency integer not null check (frequency > 0),
  interval text not null check (interval in ('Days', 'Weeks', 'Months')),
  next_order_date timestamptz not null,
  -- the day of the month the subscriber chose: a subscription of the 31st comes back to it after a short month
  anchor_day integer not null default 1,
  last_order_date timestamptz,
  date_created timestamptz not null default now(),
  end_date timestamptz,
  active boolean not null,
  payment jsonb,
  billing_address_id text,
  shipping_address_id text,
  xp jsonb,
  -- the order date that the subscriber was reminded of
  reminded_for timestamptz,
  -- a worker that runs the subscription has it until then; one that died leaves it to the next hour
  claimed_until timestamptz,
  constraint subscriptions_key unique (marketplace_id, id),
  constraint subscriptions_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint subscriptions_from_company foreign key (marketplace_id, from_company_id) references buyers (marketplace_id, id) on update cascade on delete cascade
);
create index subscriptions_user on subscriptions (user_uid);
create index subscriptions_due on subscriptions (next_order_date) where active;

create table subscription_items (like line_items including defaults including generated including constraints);
alter table subscription_items rename column order_uid to subscription_uid;
alter table subscription_items add constraint subscription_items_key primary key (subscription_uid, id);
alter table subscription_items add constraint subscription_items_subscription foreign key (subscription_uid) references subscriptions (uid) on delete cascade;
create index subscription_items_product on subscription_items (product_id);

-- SUB-1: one order per due date, also when a worker dies between its steps.
alter table orders add subscription_uid bigint references subscriptions (uid) on delete set null;
alter table orders add subscription_due timestamptz;
alter table orders add subscription_integration_response jsonb;
-- what could not be ordered, for a run that finds the order of an earlier one
alter table orders add subscription_outcome jsonb;
create unique index orders_subscription_due on orders (subscription_uid, subscription_due);

-- A new ID is followed into orders and items, which stay when a subscription or product is gone.
create function follow_subscription() returns trigger language plpgsql as $$
begin
  update orders set subscription_id = new.id where subscription_uid = new.uid;
  return null;
end $$;
create trigger subscriptions_followed after update of id on subscriptions
  for each row when (old.id <> new.id) execute function follow_subscription();

create function follow_subscribed_product() returns trigger language plpgsql as $$
begin
  update subscription_items i set product_id = new.id
  from subscriptions s
  where s.uid = i.subscription_uid and s.marketplace_id = new.marketplace_id and i.product_id = old.id;
  return null;
end $$;
create trigger products_followed_by_subscriptions after update of id on products
  for each row when (old.id <> new.id) execute function follow_subscribed_product();
