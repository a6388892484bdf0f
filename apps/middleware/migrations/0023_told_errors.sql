-- How many times somebody else has heard of, where a setting names them.
alter table collected_errors
  add column told_times integer not null default 0,
  add column told_at timestamptz;
