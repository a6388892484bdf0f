-- A payment of invoices. It is written with what it will pay before anybody is asked for money.
create table invoice_payments (
  id text primary key,
  account_id text not null references accounts,
  person_id uuid references people,
  key text not null,
  -- what was asked under the key: the same key for something else is a mistake
  asked text not null,
  state text not null check (state in ('started', 'posted', 'released')),
  attempt_id text unique references payment_attempts,
  -- a debit of a bank account takes days, and may come back after them
  bank_text text,
  bank_state text check (bank_state in ('asked', 'pending', 'settled', 'returned')),
  bank_reason text,
  card_cents bigint not null check (card_cents >= 0),
  credit_cents bigint not null check (credit_cents >= 0),
  receipt_id text references billing_documents,
  email text,
  created_at timestamptz not null default now(),
  posted_at timestamptz,
  check ((card_cents > 0) = (num_nonnulls(attempt_id, bank_state) = 1)),
  check ((bank_state is null) = (bank_text is null)),
  check (card_cents + credit_cents > 0),
  unique (account_id, key)
);
create index invoice_payments_account on invoice_payments (account_id, created_at desc);
create index invoice_payments_bank on invoice_payments (created_at) where bank_state in ('asked', 'pending', 'settled');

-- The bank of a shop on one machine. It knows debits by the key they came with and never keeps an account number.
create table embedded_bank_debits (
  key text primary key,
  cents bigint not null check (cents > 0),
  settles_at timestamptz not null,
  -- it comes back then
  returns_at timestamptz,
  return_reason text
);

-- Money of a credit that somebody has asked for.
create table credit_refunds (
  id text primary key,
  account_id text not null references accounts,
  person_id uuid references people,
  key text not null,
  credit_id text not null references billing_documents,
  cents bigint not null check (cents > 0),
  state text not null default 'requested' check (state in ('requested', 'paid')),
  requested_at timestamptz not null,
  paid_at timestamptz,
  unique (account_id, key)
);
create index credit_refunds_open on credit_refunds (requested_at) where state = 'requested';

-- Which money pays what: a credit of the account, or the card where there is none.
create table invoice_payment_parts (
  payment_id text not null references invoice_payments,
  line integer not null,
  document_id text not null references billing_documents,
  credit_id text references billing_documents,
  cents bigint not null check (cents > 0),
  -- what is open on the document once all parts are posted; for the receipt, which does not change
  open_after_cents bigint,
  credit_after_cents bigint,
  reason text,
  primary key (payment_id, line),
  unique nulls not distinct (payment_id, document_id, credit_id)
);
create index invoice_payment_parts_document on invoice_payment_parts (document_id);
