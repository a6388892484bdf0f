-- expand
-- Entries and records of the ledger, and payments, that broke a rule in the nightly check. Whoever asks checks them again, so one that
-- was put right is not told.
create table book_findings (
  about text not null check (about in ('entry', 'document', 'reward-entry', 'reward', 'attempt')),
  key text not null,
  constraint book_findings_key primary key (about, key)
);
