-- What the shop and a payment provider know each other by; made at the first start.
create table provider_secrets (
  provider text primary key,
  secret text not null,
  created_at timestamptz not null default now()
);

-- A card is sent to the provider under one of these; each is good for one visitor and one card.
create table payment_requests (
  id text primary key,
  owner text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Cards as visitors handle them: our token, which is good for nobody else. Number and code are never here (PAY-8).
create table card_tokens (
  token text primary key,
  owner text not null,
  request_id text not null unique references payment_requests,
  provider_token text not null unique,
  brand text not null,
  last4 text not null check (length(last4) = 4),
  expires text not null,
  holder text,
  created_at timestamptz not null default now()
);

-- One try to pay for one order, or for invoices. The state says what is about to be done: it is written before anybody is asked.
create table payment_attempts (
  -- letters only: with digits it could pass for the number of a card
  id text primary key check (id ~ '^[a-z]{24}$'),
  purpose text not null check (purpose in ('order', 'card', 'invoices')),
  order_id text check ((purpose = 'order') = (order_id is not null)),
  -- a user of the platform; for a guest the order, since all guests are one user there
  owner text not null,
  account_id text references accounts,
  method text not null check (method in ('Credit_Card', 'Citizen_Pay', 'Invoice')),
  -- which card or loan, so that another choice is noticed
  choice text not null,
  amount_cents integer not null check (amount_cents >= 0),
  state text not null check (state in ('started', 'challenge', 'pending', 'authorized', 'submitting', 'submitted',
    'captured', 'saved', 'voiding', 'voided', 'declined', 'expired', 'failed')),
  -- the customer has asked for the order, not only for the money to be held
  is_placing boolean not null default false,
  awaits_approval boolean not null default false,
  provider_token text,
  saved_card_id text,
  save_card boolean not null default false,
  provider_payment_id text unique,
  captured_cents integer not null default 0 check (captured_cents between 0 and amount_cents),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and captured_cents),
  reason text,
  -- for the shopper
  message text,
  -- in words, for the order: 'Visa ending in 1111'
  words text not null,
  next_url text,
  return_url text not null,
  email text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  looked_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- who is at it, and until when nobody else may be
  lease uuid,
  lease_until timestamptz
);
-- ORD-1, PAY-1: an order is paid by one attempt at a time, and by one for ever once it is placed
create unique index payment_attempts_live on payment_attempts (order_id)
  where state in ('started', 'challenge', 'pending', 'authorized', 'submitting', 'submitted', 'captured');
create index payment_attempts_open on payment_attempts (looked_at)
  where state in ('started', 'challenge', 'pending', 'authorized', 'submitting', 'submitted', 'voiding');
create index payment_attempts_owner on payment_attempts (owner, created_at desc);

-- Events of the provider that were taken (PAY-4).
create table payment_notices (
  provider text not null,
  event_id text not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
create index payment_notices_received on payment_notices (received_at);

-- What accounts owe on terms from orders of the web, until it is settled or given up.
create table terms_payments (
  attempt_id text primary key references payment_attempts,
  account_id text not null references accounts,
  order_id text not null,
  amount_cents integer not null check (amount_cents > 0),
  terms text not null check (terms in ('NT30', 'NT45', 'NT90', 'Z000')),
  due_on date not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  released_at timestamptz
);
create index terms_payments_open on terms_payments (account_id) where settled_at is null and released_at is null;
