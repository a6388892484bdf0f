-- Which line of the platform's order a line is; unset where the platform has no part in it.
alter table sales_lines add column platform_line_id text;

-- Up to which change of its orders the platform was read.
create table platform_cursors (
  list text primary key,
  changed_at timestamptz not null
);

-- Orders that changed on the platform: written down in the transaction that moves the cursor, then followed one by one.
create table followed_orders (
  order_id text primary key,
  changed_at timestamptz not null,
  -- the change that was followed last; what is newer is still to be followed
  followed_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  problem text
);
create index followed_orders_left on followed_orders (next_try_at)
  where followed_at is null or followed_at < changed_at;

-- Orders whose rest was canceled by the shop: what was paid for it goes back once all that left is invoiced.
create table canceled_rests (
  document_id text primary key references sales_documents,
  canceled_at timestamptz not null,
  settled_at timestamptz,
  back_cents bigint check (back_cents >= 0),
  check ((settled_at is null) = (back_cents is null))
);
create index canceled_rests_left on canceled_rests (canceled_at) where settled_at is null;

-- Boxes that were canceled while the rest of the order went on, each with what it comes to.
create table canceled_parts (
  id bigint generated always as identity primary key,
  document_id text not null references sales_documents,
  canceled_at timestamptz not null,
  cents bigint not null check (cents >= 0),
  settled_at timestamptz,
  back_cents bigint check (back_cents between 0 and cents),
  check ((settled_at is null) = (back_cents is null))
);
create index canceled_parts_left on canceled_parts (canceled_at) where settled_at is null;
