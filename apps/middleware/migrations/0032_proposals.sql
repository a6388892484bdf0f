-- What a professional offers a client on top of an offer of ours: a markup, labor, a logo. The client never reads what
-- it costs, so nothing of this is shown but through one view.
create table proposals (
  quote_id text primary key references quotes,
  -- of the quote: a newer offer changes nothing that was shown before
  version integer not null check (version > 0),
  title text not null,
  client_name text,
  intro text,
  markup_percent numeric(6, 2) not null check (markup_percent between 1 and 400),
  -- by the number of the line, where one has its own
  line_markups jsonb not null default '{}',
  labor jsonb not null default '[]',
  shows_lines boolean not null default true,
  logo bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid not null references people,
  foreign key (quote_id, version) references quote_versions
);

create table proposal_links (
  id uuid primary key default gen_random_uuid(),
  quote_id text not null references proposals on delete cascade,
  token_hash bytea not null unique,
  created_by uuid not null references people,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index proposal_links_quote on proposal_links (quote_id, created_at);
