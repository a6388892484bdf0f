-- Keys that seal papers of companies and nothing else.
create table certificate_keys (
  id uuid primary key default gen_random_uuid(),
  key bytea not null check (length(key) = 32),
  created_at timestamptz not null default now()
);

-- A tax or resale certificate beside the request for a Pro Account: sealed as it comes, without an account until the
-- request is sent.
create table certificates (
  id uuid primary key default gen_random_uuid(),
  account_id text references accounts on delete set null,
  kind text not null check (kind in ('application/pdf', 'image/jpeg')),
  key_id uuid not null references certificate_keys,
  nonce bytea not null unique,
  sealed bytea not null,
  created_at timestamptz not null default now()
);
create index certificates_account on certificates (account_id, created_at) where account_id is not null;
create index certificates_waiting on certificates (created_at) where account_id is null;
