-- What people plan before they buy. Numbers people read are never used twice.
create sequence project_numbers start 700001;

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

-- A project knows its orders.
create index sales_documents_project on sales_documents (project_id) where project_id is not null;
