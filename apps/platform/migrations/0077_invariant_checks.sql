-- expand
-- What the nightly check of the rules found, for people who look in the morning.
create table invariant_checks (
  at timestamptz primary key default now(),
  -- the rules that were broken, without the records: they may belong to any marketplace
  broken text[] not null
);
