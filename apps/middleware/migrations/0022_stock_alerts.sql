-- One letter for each wish: when the product, or enough of one lot of it, is there again.
create table stock_alerts (
  id uuid primary key default gen_random_uuid(),
  sku text not null,
  email text not null check (email = lower(email)),
  -- at least so many of one lot
  boxes integer not null check (boxes > 0),
  created_at timestamptz not null default now(),
  -- by the link of a letter, or at once where somebody is signed in
  confirmed_at timestamptz,
  -- in the transaction of the letter
  told_at timestamptz,
  ended_at timestamptz
);
create unique index stock_alerts_open on stock_alerts (sku, email) where told_at is null and ended_at is null;
create index stock_alerts_waiting on stock_alerts (sku)
  where confirmed_at is not null and told_at is null and ended_at is null;
create index stock_alerts_email on stock_alerts (email);

-- What somebody has put together for somebody else; the link carries its number, signed.
create table shared_carts (
  id uuid primary key default gen_random_uuid(),
  items jsonb not null,
  created_at timestamptz not null default now()
);
create index shared_carts_created on shared_carts (created_at);
