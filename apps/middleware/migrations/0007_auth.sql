-- Numbers customers know their account by; those of stores are shorter.
create sequence account_numbers start 1000001;

-- What a letter carries: kept as a hash, good once, two hours at most, and only the newest of a kind (IDN-3).
create table one_time_secrets (
  person_id uuid not null references people,
  purpose text not null check (purpose in ('activation', 'invitation', 'reset')),
  hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- somebody is using it; given back when that fails
  claimed_until timestamptz,
  spent_at timestamptz,
  primary key (person_id, purpose),
  check (expires_at <= created_at + interval '2 hours')
);

-- Keys of sealed envelopes. They open nothing else: tokens and passwords have no key here.
create table envelope_keys (
  id uuid primary key default gen_random_uuid(),
  key bytea not null check (length(key) = 32),
  created_at timestamptz not null default now()
);
create table opened_envelopes (
  nonce bytea primary key,
  expires_at timestamptz not null
);

-- A guest's cart on its way to a customer; each at most once (CRT-1), and left here until it has arrived.
create table cart_joins (
  guest_order_id text primary key,
  person_id uuid not null references people,
  state text not null default 'waiting' check (state in ('waiting', 'moving', 'merging', 'done', 'held', 'gone')),
  -- the guest's token, sealed, until the platform has spent it
  sealed_token text,
  previous_cart_id text,
  lines integer not null default 0,
  problem text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index cart_joins_open on cart_joins (person_id) where state in ('waiting', 'moving', 'merging');

-- Whose carts are being joined just now: one at a time for each person, across processes.
create table cart_turns (
  person_id uuid primary key references people,
  until timestamptz not null
);

-- Cards that were removed here and that the payment provider still has to forget.
create table card_detachments (
  id bigint generated always as identity primary key,
  card_id text not null,
  provider_token text,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index card_detachments_waiting on card_detachments (id) where done_at is null;

-- Who did what to whom. Written with the change it tells, and never changed (DUR-7).
create table audit_records (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  person_id uuid,
  -- who it was when it was not a customer
  actor text,
  account_id text,
  action text not null,
  object text not null,
  before jsonb,
  after jsonb,
  request_id text,
  address text
);
create index audit_records_account on audit_records (account_id, id desc);
create index audit_records_object on audit_records (object, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit records stay as they are' using errcode = '42501';
end
$$;
create trigger audit_records_stay before update or delete on audit_records
  for each row execute function refuse_change();
create trigger audit_records_all_stay before truncate on audit_records
  for each statement execute function refuse_change();
