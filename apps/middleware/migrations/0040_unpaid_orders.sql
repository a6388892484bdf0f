-- When it was known that an order has a payment behind it, is not of the shop, or is in the table below.
alter table followed_orders add column payment_checked_at timestamptz;
create index followed_orders_unchecked on followed_orders (changed_at) where payment_checked_at is null;

-- Orders of the shop that were submitted on the platform without its checkout. Each is canceled there and told to an operator once.
create table unpaid_orders (
  order_id text primary key,
  total_cents bigint not null check (total_cents >= 0),
  submitted_at timestamptz not null,
  found_at timestamptz not null default now(),
  -- kept: it was no longer open when the job came to cancel it
  outcome text check (outcome in ('canceled', 'kept')),
  told_at timestamptz,
  check (told_at is null or outcome is not null)
);
create index unpaid_orders_left on unpaid_orders (found_at) where told_at is null;
