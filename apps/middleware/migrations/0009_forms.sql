-- Tasks of the captcha that were used; each opens one form, whichever process is asked.
create table spent_captchas (
  task text primary key,
  expires_at timestamptz not null
);
create index spent_captchas_over on spent_captchas (expires_at);

-- Who answers go to, and where one click ends letters of a kind.
alter table mails
  add column reply_to text,
  add column leave_url text,
  -- nobody will ever take it
  add column given_up_at timestamptz;
drop index mails_waiting;
create index mails_waiting on mails (next_attempt_at) where sent_at is null and given_up_at is null;
create index mails_newest on mails (created_at desc, id);

-- What people have in hand about a form they sent.
create table form_receipts (
  reference text primary key,
  form text not null check (form in ('contact', 'sign-up', 'unsubscribe', 'consultation', 'vendor-invitation',
    'vendor-payment')),
  email text not null,
  request_id text not null,
  created_at timestamptz not null default now()
);
create index form_receipts_email on form_receipts (email, created_at desc);

create table contact_messages (
  reference text primary key references form_receipts,
  name text not null,
  email text not null,
  phone text,
  topic text not null,
  order_number text,
  store_id text references stores,
  message text not null
);

-- Asked for, not confirmed: what a stranger types for somebody changes nothing of theirs.
create table news_requests (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique references form_receipts,
  email text not null,
  first_name text,
  zip text,
  interests text[] not null default '{}',
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);
create index news_requests_email on news_requests (email);

-- Who gets the news. A row stays when somebody leaves: it says that they must not be written to.
create table news_readers (
  email text primary key check (email = lower(email)),
  first_name text,
  zip text,
  interests text[] not null default '{}',
  confirmed_at timestamptz,
  left_at timestamptz,
  leave_reason text
);

create table consultations (
  reference text primary key references form_receipts,
  store_id text not null references stores,
  starts_at timestamptz not null,
  way text not null check (way in ('store', 'video')),
  name text not null,
  email text not null,
  phone text,
  topic text,
  notes text,
  cancelled_at timestamptz
);
-- one visitor at a time in each store
create unique index consultations_slot on consultations (store_id, starts_at) where cancelled_at is null;

create table vendor_invitations (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique references form_receipts,
  email text not null,
  company text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);

-- Keys that seal bank data and nothing else.
create table vendor_keys (
  id uuid primary key default gen_random_uuid(),
  key bytea not null check (length(key) = 32),
  created_at timestamptz not null default now()
);

-- Tax and bank data are only in `sealed`.
create table vendor_payments (
  reference text primary key references form_receipts,
  invitation_id uuid not null unique references vendor_invitations,
  company text not null,
  contact_name text not null,
  phone text,
  key_id uuid not null references vendor_keys,
  nonce bytea not null unique,
  sealed bytea not null
);
