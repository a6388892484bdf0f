-- Clients accept and sign a proposal, and comment on it.
alter table proposals
  add column created_by uuid references people,
  -- goes up with every save; a signature is for one revision
  add column revision integer not null default 1 check (revision > 0),
  add column scope text,
  add column exclusions text,
  add column deposit_percent numeric(5, 2) check (deposit_percent between 1 and 100);
update proposals set created_by = updated_by;
alter table proposals alter column created_by set not null;

create table proposal_signatures (
  quote_id text not null references proposals on delete cascade,
  revision integer not null,
  name text not null,
  email text not null,
  -- an SVG path; unset: the typed name counts
  strokes text check (length(strokes) <= 20000),
  signed_at timestamptz not null,
  link_id uuid references proposal_links,
  address text,
  -- as the client read and signed it
  snapshot jsonb not null,
  voided_at timestamptz,
  -- a revision is signed once
  primary key (quote_id, revision)
);

create table proposal_comments (
  id uuid primary key default gen_random_uuid(),
  quote_id text not null references proposals on delete cascade,
  from_side text not null check (from_side in ('client', 'customer')),
  author text not null,
  body text not null check (length(body) between 1 and 2000),
  at timestamptz not null
);
create index proposal_comments_quote on proposal_comments (quote_id, at);
