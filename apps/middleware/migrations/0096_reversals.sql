-- expand
-- A reversal is an entry of its own that takes another one back, once. The entry it answers stays as it was written.
alter table ledger_entries add column reverses_id bigint references ledger_entries;
create unique index ledger_entries_reversed on ledger_entries (reverses_id) where reverses_id is not null;

-- The day a payment or a credit was reversed as a whole; null for all others.
alter table billing_documents add column reversed_on date;

create table staff_reversals (
  document_id text primary key references billing_documents,
  -- the form that was sent: the same one again is the same reversal
  key text not null,
  reason text not null,
  reversed_by text not null,
  reversed_at timestamptz not null
);
create trigger staff_reversals_stay before update or delete or truncate on staff_reversals
  for each statement execute function keep_written();
