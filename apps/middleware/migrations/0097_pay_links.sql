-- expand
-- Links under which a customer pays one open document, or an order of the counter, without signing in. Only a hash of
-- the secret is stored; the key is that of the form, so that one form sends one link.
create table pay_links (
  id uuid primary key default gen_random_uuid(),
  hash bytea not null unique,
  key text not null unique,
  account_id text not null references accounts,
  document_id text references billing_documents,
  counter_order_id uuid references counter_orders on delete cascade,
  -- the order as it was when the link was sent: a changed one needs another link
  counter_version integer,
  amount_cents bigint not null check (amount_cents > 0),
  email text not null,
  -- the member of staff, as audit records name them
  sent_by jsonb not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- the last try to pay a document
  payment_id text references invoice_payments,
  constraint pay_links_one check (num_nonnulls(document_id, counter_order_id) = 1),
  constraint pay_links_version check ((counter_order_id is null) = (counter_version is null))
);
create index pay_links_document on pay_links (document_id) where document_id is not null;
create index pay_links_counter on pay_links (counter_order_id) where counter_order_id is not null;
create index pay_links_account on pay_links (account_id);
create index pay_links_payment on pay_links (payment_id) where payment_id is not null;
