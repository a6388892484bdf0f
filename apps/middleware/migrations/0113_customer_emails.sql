-- expand
-- One email to several customers. The key makes a repeat harmless; its report is the answer to the repeat.
create table customer_emails (
  id uuid primary key default gen_random_uuid(),
  sender text not null,
  key text not null,
  subject text not null,
  body text not null,
  report jsonb,
  sent_at timestamptz not null,
  constraint customer_emails_key unique (sender, key)
);
