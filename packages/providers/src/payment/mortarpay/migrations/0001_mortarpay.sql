-- An embedded payment provider. It has tables of its own, and whoever uses it sees only its HTTP interface.

-- One card may be sent under each; the ID is the permission.
create table requests (
  id text primary key,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- A card without its number: neither that nor its code has a column anywhere.
create table tokens (
  id text primary key,
  request_id text not null unique references requests,
  brand text not null,
  last4 text not null check (last4 ~ '^\d{4}$'),
  expires text not null check (expires ~ '^\d{2}/\d{4}$'),
  holder text,
  behaviour text not null,
  created_at timestamptz not null,
  forgotten_at timestamptz
);

create table payments (
  id text primary key,
  idempotency_key text not null unique,
  kind text not null check (kind in ('card', 'loan')),
  token_id text references tokens,
  behaviour text not null,
  status text not null
    check (status in ('challenge', 'pending', 'authorized', 'captured', 'declined', 'expired', 'voided')),
  amount_cents integer not null check (amount_cents >= 0),
  captured_cents integer not null default 0 check (captured_cents between 0 and amount_cents),
  refunded_cents integer not null default 0,
  currency text not null,
  description text not null,
  reason text,
  -- opens the page where the customer goes on
  page_key text not null,
  return_url text not null,
  expires_at timestamptz not null,
  -- when the lender makes up its mind, and how
  decides_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (refunded_cents between 0 and captured_cents),
  check ((kind = 'card') = (token_id is not null))
);
create index payments_waiting on payments (expires_at) where status in ('challenge', 'pending', 'authorized');
create index payments_deciding on payments (decides_at) where status = 'pending' and decides_at is not null;

-- What was answered to a key, so that the same key gets the same answer.
create table keys (
  key text primary key,
  request_hash text not null,
  status integer,
  reply jsonb,
  created_at timestamptz not null default now()
);

-- What the shop is told, written with what it tells.
create table notices (
  id uuid primary key default gen_random_uuid(),
  payment_id text not null references payments,
  body text not null,
  attempts integer not null default 0,
  next_at timestamptz not null,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index notices_due on notices (next_at) where delivered_at is null;
