-- Orders that staff enter for a customer. What was entered is kept as it is; prices, freight and tax are those of the
-- platform's order counter-{id}, which is no cart. placed_by names the member of staff who placed it.
create table counter_orders (
  id uuid primary key,
  account_id text not null references accounts,
  person_id uuid not null references people,
  version integer not null default 1 check (version > 0),
  entry jsonb not null,
  line_count integer not null default 0 check (line_count >= 0),
  total_cents bigint not null default 0 check (total_cents >= 0),
  changed_by text not null,
  changed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  placed_by jsonb,
  placed_at timestamptz,
  constraint counter_orders_placed check (placed_at is null or placed_by is not null)
);
create index counter_orders_open on counter_orders (changed_at desc) where placed_at is null;
create index counter_orders_account on counter_orders (account_id);
create index counter_orders_person on counter_orders (person_id);

-- The job that follows web orders follows these too.
create index sales_documents_online_open on sales_documents (created_at)
  where origin in ('web', 'counter') and status in ('open', 'awaiting-approval');
