-- What a client chooses from, room by room, and signs.
create sequence sheet_numbers start 500001;

create table selection_sheets (
  id text primary key default 'S' || nextval('sheet_numbers'),
  account_id text not null references accounts,
  -- for whom it was made, where a store made it
  person_id uuid not null references people,
  project_id text references projects,
  origin text not null default 'customer' check (origin in ('customer', 'store')),
  store_id text references stores,
  name text not null,
  client_name text,
  client_email text,
  state text not null default 'draft' check (state in ('draft', 'shared', 'viewed', 'commented', 'approved', 'converted',
    'archived')),
  -- where it comes back to when it is taken out again
  state_before text,
  -- what is signed; goes up when something signed is changed
  version integer not null default 1 check (version > 0),
  -- goes up with every write
  revision integer not null default 1 check (revision > 0),
  price_view text not null default 'none' check (price_view in ('none', 'client')),
  -- on what the account pays; unset: the client hears retail prices
  markup_percent numeric(6, 2) check (markup_percent between 1 and 400),
  notes text,
  last_viewed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by text not null
);
create index selection_sheets_account on selection_sheets (account_id, updated_at desc, id desc);
create index selection_sheets_person on selection_sheets (person_id, updated_at desc, id desc);
create index selection_sheets_project on selection_sheets (project_id) where project_id is not null;

create table sheet_rooms (
  id uuid primary key default gen_random_uuid(),
  sheet_id text not null references selection_sheets on delete cascade,
  position integer not null,
  name text not null,
  area_sqft numeric(12, 4) check (area_sqft > 0),
  allowance_cents bigint check (allowance_cents >= 0)
);
create index sheet_rooms_sheet on sheet_rooms (sheet_id, position);

create table sheet_items (
  id uuid primary key default gen_random_uuid(),
  room_id uuid not null references sheet_rooms on delete cascade,
  position integer not null,
  sku text not null,
  surface text not null,
  pattern text,
  grout text,
  trim_words text,
  area_sqft numeric(12, 4) check (area_sqft > 0),
  boxes integer not null check (boxes > 0),
  notes text,
  own_client_price_cents bigint check (own_client_price_cents >= 0),
  chosen_alternate_id uuid
);
create index sheet_items_room on sheet_items (room_id, position);

create table sheet_alternates (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references sheet_items on delete cascade,
  position integer not null,
  sku text not null,
  boxes integer not null check (boxes > 0),
  note text,
  own_client_price_cents bigint check (own_client_price_cents >= 0),
  unique (item_id, id)
);
create index sheet_alternates_item on sheet_alternates (item_id, position);
-- what is chosen is one of the item's own
alter table sheet_items add foreign key (id, chosen_alternate_id) references sheet_alternates (item_id, id)
  on delete set null (chosen_alternate_id) deferrable initially deferred;

-- A sheet as it was signed, in the words and prices the client saw.
create table sheet_versions (
  sheet_id text not null references selection_sheets,
  version integer not null,
  snapshot jsonb not null,
  created_at timestamptz not null,
  primary key (sheet_id, version)
);
create trigger sheet_versions_stay before update or delete on sheet_versions
  for each row execute function keep_written();

-- Links for clients; what is kept of one opens nothing.
create table sheet_shares (
  id uuid primary key default gen_random_uuid(),
  sheet_id text not null references selection_sheets,
  token_hash bytea not null unique,
  created_by uuid not null references people,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  views integer not null default 0,
  last_viewed_at timestamptz,
  check (expires_at > created_at and expires_at <= created_at + interval '90 days')
);
create index sheet_shares_sheet on sheet_shares (sheet_id, created_at);

create table sheet_comments (
  id uuid primary key default gen_random_uuid(),
  sheet_id text not null references selection_sheets,
  -- may be gone since
  item_id uuid,
  from_side text not null check (from_side in ('client', 'customer', 'store')),
  author text not null,
  body text not null check (length(body) between 1 and 2000),
  at timestamptz not null
);
create index sheet_comments_sheet on sheet_comments (sheet_id, at);

create table sheet_signatures (
  sheet_id text not null,
  version integer not null,
  name text not null,
  -- an SVG path; unset: the typed name counts
  strokes text check (length(strokes) <= 20000),
  signed_at timestamptz not null,
  share_id uuid references sheet_shares,
  address text,
  voided_at timestamptz,
  void_reason text,
  -- a version is signed once
  primary key (sheet_id, version),
  foreign key (sheet_id, version) references sheet_versions
);
