-- Accounts are the customers; people sign in for them. Passwords are the platform's: none is here.
create table accounts (
  id text primary key,
  number text not null unique,
  name text not null,
  type text not null check (type in ('Pro', 'Retail')),
  status text not null check (status in ('active', 'in-review', 'needs-info', 'declined', 'closed')),
  price_group text not null default 'RT' check (price_group in ('RT', 'PG', 'PP', 'PD')),
  sales_organization text not null default '1001',
  distribution_channel text not null default '10',
  site_id text not null default 'us',
  terms text not null default 'Z000' check (terms in ('NT30', 'NT45', 'NT90', 'Z000')),
  credit_line_cents bigint not null default 0 check (credit_line_cents >= 0),
  on_hold boolean not null default false,
  preferred_store text,
  -- company, trade, licence and the like: what the form asked
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table people (
  id uuid primary key default gen_random_uuid(),
  account_id text not null references accounts,
  platform_user_id text not null unique,
  email text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  rights text[] not null default '{}',
  order_limit_cents bigint check (order_limit_cents >= 0),
  status text not null check (status in ('invited', 'active', 'locked', 'deleted')),
  marketing_consent boolean not null default false,
  -- where unset, the store of the account counts
  preferred_store text,
  -- who asked them in; nobody: they came by themselves
  invited_by uuid references people,
  activated_at timestamptz,
  last_sign_in_at timestamptz,
  -- since when the platform's user is not what this row says
  platform_due timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index people_email on people (lower(email)) where status <> 'deleted';
create index people_account on people (account_id, email);
create index people_phone on people (phone) where phone is not null and status <> 'deleted';
create index people_due on people (platform_due) where platform_due is not null;

-- A pair of tokens of a session, as hashes only. Renewing adds a pair: all pairs of one sign-in are one family.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  family uuid not null default gen_random_uuid(),
  person_id uuid not null references people,
  token_hash bytea not null unique,
  refresh_hash bytea not null unique,
  -- when the refresh secret was used: seeing it again later means it was stolen
  refreshed_at timestamptz,
  signed_in_at timestamptz not null,
  token_ends_at timestamptz not null,
  idle_ends_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_person on sessions (person_id) where ended_at is null;
create index sessions_family on sessions (family);
create index sessions_idle on sessions (idle_ends_at);

create unlogged table rate_limits (
  key text primary key,
  started_at timestamptz not null default now(),
  hits integer not null default 1
);
