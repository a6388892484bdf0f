-- What browsers tell: events of the shop (with consent) and errors of its pages. An event that arrives twice counts once.
create table collected_events (
  id uuid primary key,
  name text not null,
  path text not null,
  data jsonb not null,
  happened_at timestamptz not null,
  received_at timestamptz not null default now()
);
create index collected_events_name on collected_events (name, happened_at desc);

create table collected_errors (
  fingerprint text primary key,
  message text not null,
  stack text,
  path text not null,
  reference text not null,
  times integer not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
