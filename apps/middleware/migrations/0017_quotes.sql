-- What a customer asks a price for, and what was offered.
create sequence quote_numbers start 3000001;

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

-- A quote becomes one order (ORD-1).
create unique index sales_documents_one_for_quote on sales_documents (quote_id) where quote_id is not null;
