-- What people plan before they buy: projects, quotes, selection sheets. Numbers people read are never used twice.
create sequence project_numbers start 700001;
create sequence quote_numbers start 3000001;
create sequence sheet_numbers start 500001;

create table projects (
  id text primary key default 'P' || nextval('project_numbers'),
  account_id text not null references accounts,
  -- who began it
  person_id uuid not null references people,
  basket_id uuid not null unique default gen_random_uuid(),
  name text not null,
  client_name text,
  client_email text,
  place jsonb,
  job_name text,
  po_number text,
  notes text,
  budget_cents bigint check (budget_cents >= 0),
  -- what people say; the rest is said by the documents of the project
  stage text not null default 'planning' check (stage in ('planning', 'installing', 'done', 'archived')),
  -- goes up with every write: one that has seen another is refused
  version integer not null default 1 check (version > 0),
  saved_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid not null references people
);
create index projects_account on projects (account_id, updated_at desc, id desc);
create index projects_person on projects (person_id, updated_at desc, id desc);

create table project_rooms (
  id uuid primary key default gen_random_uuid(),
  project_id text not null references projects on delete cascade,
  position integer not null,
  name text not null,
  length_ft numeric(12, 4) check (length_ft > 0),
  width_ft numeric(12, 4) check (width_ft > 0),
  area_sqft numeric(12, 4) check (area_sqft > 0),
  budget_cents bigint check (budget_cents >= 0),
  notes text,
  unique (project_id, id)
);
create index project_rooms_project on project_rooms (project_id, position);

create table project_items (
  id uuid primary key default gen_random_uuid(),
  project_id text not null references projects on delete cascade,
  room_id uuid,
  position integer not null,
  -- counted only where it stands for itself
  alternate_of uuid,
  sku text not null,
  surface text not null,
  pattern text,
  measured_by text not null check (measured_by in ('area', 'box')),
  area_sqft numeric(12, 4) check (area_sqft > 0),
  -- unset: what pattern and size ask for
  waste_percent numeric(5, 2) check (waste_percent between 0 and 100),
  spare_boxes integer not null default 0 check (spare_boxes >= 0),
  -- as asked for where it is measured by box; where by area, as it came out
  boxes integer not null check (boxes > 0),
  seen_price_cents bigint not null check (seen_price_cents >= 0),
  notes text,
  unique (project_id, id),
  check (measured_by = 'box' or area_sqft is not null),
  -- a room that goes leaves its items to the project
  foreign key (project_id, room_id) references project_rooms (project_id, id) on delete set null (room_id),
  foreign key (project_id, alternate_of) references project_items (project_id, id) on delete cascade
);
create index project_items_project on project_items (project_id, position);
create index project_items_room on project_items (room_id) where room_id is not null;
create index project_items_alternate on project_items (alternate_of) where alternate_of is not null;

create table project_people (
  project_id text not null references projects on delete cascade,
  person_id uuid not null references people,
  primary key (project_id, person_id)
);
create index project_people_person on project_people (person_id);

-- Each version, and who made it.
create table project_activity (
  project_id text not null references projects on delete cascade,
  version integer not null,
  person_id uuid not null references people,
  what text not null,
  at timestamptz not null,
  primary key (project_id, version)
);

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
create function refuse_plan_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was signed stays as it is' using errcode = '42501';
end
$$;
create trigger sheet_versions_stay before update or delete on sheet_versions
  for each row execute function refuse_plan_change();

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

create table quotes (
  id text primary key default 'Q' || nextval('quote_numbers'),
  account_id text not null references accounts,
  person_id uuid not null references people,
  project_id text references projects,
  sheet_id text references selection_sheets,
  job_name text,
  po_number text,
  note text,
  state text not null check (state in ('draft', 'requested', 'in-review', 'offered', 'accepted', 'converted', 'declined',
    'canceled')),
  -- the newest offer; 0 while there is none
  version integer not null default 0 check (version >= 0),
  valid_until date,
  total_cents bigint not null default 0 check (total_cents >= 0),
  line_count integer not null default 0,
  rep text,
  store_id text references stores,
  ship_to_place jsonb,
  requested_at timestamptz,
  offered_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references people,
  reason text,
  sales_document_id text unique references sales_documents,
  -- what free text looks into: number, PO, job, project, SKUs and names, in small letters
  words text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (state <> 'offered' or (version > 0 and valid_until is not null)),
  check ((state = 'converted') = (sales_document_id is not null))
);
create index quotes_account on quotes (account_id, created_at desc, id desc);
create index quotes_person on quotes (person_id, created_at desc, id desc);
create index quotes_project on quotes (project_id) where project_id is not null;
create index quotes_waiting on quotes (updated_at) where state in ('requested', 'in-review');

-- Version 0 is what was asked for; those above are offers and stay as they are.
create table quote_versions (
  quote_id text not null references quotes,
  version integer not null check (version >= 0),
  by_name text not null,
  created_at timestamptz not null,
  valid_until date,
  subtotal_cents bigint not null check (subtotal_cents >= 0),
  freight_cents bigint not null default 0 check (freight_cents >= 0),
  tax_cents bigint not null default 0 check (tax_cents >= 0),
  total_cents bigint not null,
  note text,
  primary key (quote_id, version),
  -- MON-1
  check (total_cents = subtotal_cents + freight_cents + tax_cents)
);

create table quote_lines (
  quote_id text not null,
  version integer not null,
  line_no integer not null check (line_no > 0),
  sku text not null,
  name text not null,
  room text,
  requested_boxes integer not null check (requested_boxes >= 0),
  boxes integer not null check (boxes > 0),
  list_price_cents bigint not null check (list_price_cents >= 0),
  unit_price_cents bigint not null check (unit_price_cents >= 0),
  total_cents bigint not null,
  note text,
  primary key (quote_id, version, line_no),
  foreign key (quote_id, version) references quote_versions,
  -- MON-1
  check (total_cents = boxes * unit_price_cents)
);

create table quote_messages (
  id uuid primary key default gen_random_uuid(),
  quote_id text not null references quotes,
  line_no integer,
  from_side text not null check (from_side in ('customer', 'store')),
  author text not null,
  person_id uuid references people,
  body text not null check (length(body) between 1 and 2000),
  at timestamptz not null
);
create index quote_messages_quote on quote_messages (quote_id, at);

-- A quote becomes one order (ORD-1); a project knows its orders.
create unique index sales_documents_one_for_quote on sales_documents (quote_id) where quote_id is not null;
create index sales_documents_project on sales_documents (project_id) where project_id is not null;
