-- expand
-- The records that break a rule, for the page of health. One that a later check finds in order leaves the table.
create table rule_findings (
  marketplace_id text not null references marketplaces (id) on delete cascade,
  rule text not null,
  -- the address of the record, such as products/p
  record text not null,
  about text not null check (about in ('order', 'product', 'promotion', 'account')),
  -- by which it is checked again: uid of an order, otherwise its ID
  key text not null,
  found_at timestamptz not null default now(),
  checked_at timestamptz not null default now(),
  constraint rule_findings_key primary key (marketplace_id, rule, record)
);
create index rule_findings_checked on rule_findings (checked_at);
