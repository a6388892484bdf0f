-- The back office's side of selling. Numbers people read are never used twice (ORD-5).
create sequence partner_numbers start 20000001;
create sequence sales_numbers start 4500000001;
create sequence delivery_numbers start 8000000001;
create sequence return_numbers start 6000000001;

-- Whom an account's documents name: who buys, where goods go, who gets the bill, who pays it.
create table partners (
  id text primary key default nextval('partner_numbers')::text,
  account_id text not null references accounts,
  role text not null check (role in ('sold-to', 'ship-to', 'bill-to', 'payer')),
  name text not null,
  first_name text not null default '',
  last_name text not null default '',
  street1 text not null default '',
  street2 text,
  city text not null default '',
  state text not null default '',
  zip text not null default '',
  phone text,
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index partners_default on partners (account_id, role) where is_default;
-- one ship-to for one place, however often it is delivered to
create unique index partners_place on partners (account_id, role, lower(name), lower(street1), lower(coalesce(street2, '')), zip);

-- What is written stays: nobody changes it, and whoever tries hears why.
create function keep_written() returns trigger language plpgsql as $$
begin
  raise exception '%', coalesce(tg_argv[0], tg_table_name || ' stays as it is') using errcode = '42501';
end
$$;

create table sales_documents (
  id text primary key default nextval('sales_numbers')::text,
  -- nobody: a guest
  account_id text references accounts,
  person_id uuid references people,
  placed_by text,
  -- whose customer number the buyer gave
  referred_by text references accounts,
  origin text not null check (origin in ('web', 'counter', 'phone', 'quote')),
  -- a web order is taken once (ORD-5)
  platform_order_id text unique,
  attempt_id text unique references payment_attempts,
  order_type text not null check (order_type in ('standard', 'sample', 'special-order', 'return', 'pick-up')),
  status text not null check (status in ('awaiting-approval', 'open', 'completed', 'declined', 'canceled')),
  store_id text references stores,
  sold_to text references partners,
  ship_to text references partners,
  po_number text,
  job_name text,
  project_id text,
  quote_id text,
  ship_to_place jsonb,
  ship_kind text not null default 'parcel' check (ship_kind in ('parcel', 'freight', 'pick-up')),
  expected_on date,
  -- not before this day; who fetches it
  wanted_on date,
  pick_up_person text,
  instructions text,
  subtotal_cents bigint not null check (subtotal_cents >= 0),
  discount_cents bigint not null default 0 check (discount_cents >= 0),
  shipping_cents bigint not null default 0 check (shipping_cents >= 0),
  tax_cents bigint not null default 0 check (tax_cents >= 0),
  total_cents bigint not null check (total_cents >= 0),
  -- of it, for boxes that were canceled while the rest went on
  canceled_cents bigint not null default 0 check (canceled_cents between 0 and total_cents),
  payment_method text check (payment_method in ('Credit_Card', 'Citizen_Pay', 'Invoice')),
  payment_words text,
  line_count integer not null default 0,
  placed_at timestamptz not null,
  -- written before the platform is asked to let go of it
  cancel_asked_at timestamptz,
  cancel_reason text,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  -- MON-1
  check (total_cents = subtotal_cents - discount_cents + shipping_cents + tax_cents)
);
create index sales_documents_account on sales_documents (account_id, placed_at desc, id desc);
create index sales_documents_person on sales_documents (person_id, placed_at desc, id desc);
create index sales_documents_referred on sales_documents (referred_by, placed_at desc, id desc)
  where referred_by is not null;
create index sales_documents_open on sales_documents (account_id, status) where status in ('open', 'awaiting-approval');
create index sales_documents_web_open on sales_documents (created_at)
  where origin = 'web' and status in ('open', 'awaiting-approval');

create index sales_documents_total on sales_documents (account_id, total_cents desc, id desc);
create index sales_documents_number on sales_documents (account_id, id desc);

create trigger sales_documents_stay before delete or update of account_id, person_id, referred_by or truncate
  on sales_documents for each statement execute function keep_written('orders stay whose they are');

-- Which number a web order will have, told to its customer before it is here.
create table web_order_numbers (
  order_id text primary key,
  number text not null unique default nextval('sales_numbers')::text
);

create table sales_lines (
  document_id text not null references sales_documents,
  line_no integer not null check (line_no > 0),
  sku text not null,
  name text not null,
  unit text not null default 'box',
  is_sample boolean not null default false,
  -- what the return rules ask (DOMAIN 3.7); as it was when it was sold
  return_kind text not null default 'sealed-box' check (return_kind in ('sealed-box', 'sheet', 'setting-material', 'sample',
    'clearance', 'special-order', 'service')),
  room text,
  boxes integer not null check (boxes > 0),
  -- unset where it covers nothing
  sqft numeric(12, 4) check (sqft >= 0),
  unit_price_cents bigint not null check (unit_price_cents >= 0),
  discount_cents bigint not null default 0 check (discount_cents >= 0),
  total_cents bigint not null check (total_cents >= 0),
  lot text,
  fulfilment text not null default 'confirmed' check (fulfilment in ('confirmed', 'allocated', 'picking',
    'ready-for-pick-up', 'shipped', 'delivered', 'backordered', 'canceled')),
  expected_on date,
  shipped_boxes integer not null default 0 check (shipped_boxes >= 0),
  backordered_boxes integer not null default 0 check (backordered_boxes >= 0),
  returned_boxes integer not null default 0 check (returned_boxes >= 0),
  canceled_boxes integer not null default 0 check (canceled_boxes >= 0),
  primary key (document_id, line_no),
  -- ORD-7
  constraint sales_lines_shipped check (shipped_boxes + backordered_boxes + canceled_boxes <= boxes),
  constraint sales_lines_returned check (returned_boxes <= shipped_boxes)
);

-- What happened to an order. One of a kind, or of a kind and what it is about.
create table sales_events (
  document_id text not null references sales_documents,
  kind text not null,
  reference text not null default '',
  at timestamptz not null,
  text text not null,
  person_id uuid,
  primary key (document_id, kind, reference)
);

create table deliveries (
  id text primary key default nextval('delivery_numbers')::text,
  document_id text not null references sales_documents,
  -- whoever asks again with it gets the first answer
  key text not null unique,
  kind text not null check (kind in ('parcel', 'freight', 'pick-up')),
  carrier text,
  tracking text,
  shipped_at timestamptz not null,
  expected_on date,
  delivered_at timestamptz check (delivered_at >= shipped_at),
  -- its invoice is in the books, or it cost nothing
  invoiced_at timestamptz
);
create index deliveries_document on deliveries (document_id, shipped_at);
create index deliveries_under_way on deliveries (document_id) where delivered_at is null;
create index deliveries_to_invoice on deliveries (shipped_at, id) where invoiced_at is null;

create table delivery_lines (
  delivery_id text not null references deliveries,
  document_id text not null,
  line_no integer not null,
  lot text not null default '',
  boxes integer not null check (boxes > 0),
  primary key (delivery_id, line_no, lot),
  foreign key (document_id, line_no) references sales_lines
);

create table delivery_proofs (
  delivery_id text primary key references deliveries,
  signed_by text,
  at timestamptz not null,
  note text
);

-- Boxes people want to bring back, or that came broken.
create table sales_returns (
  id text primary key default nextval('return_numbers')::text,
  document_id text not null references sales_documents,
  kind text not null default 'return' check (kind in ('return', 'damage')),
  status text not null default 'requested' check (status in ('requested', 'approved', 'received', 'inspected', 'refunded',
    'declined', 'canceled')),
  reason text not null,
  -- what the store said to it
  answer text,
  person_id uuid references people,
  requested_at timestamptz not null,
  moved_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- what it is worth, known once it was looked at
  goods_cents bigint check (goods_cents >= 0),
  tax_cents bigint check (tax_cents >= 0),
  merchandise_cents bigint check (merchandise_cents between 0 and goods_cents),
  -- in the books, and where the money went
  credit_id text unique,
  credit_to text,
  check ((status in ('inspected', 'refunded')) = (goods_cents is not null and tax_cents is not null))
);
create index sales_returns_document on sales_returns (document_id, requested_at);
create index sales_returns_open on sales_returns (moved_at)
  where status in ('requested', 'approved', 'received', 'inspected');

create table sales_return_lines (
  return_id text not null references sales_returns,
  document_id text not null,
  line_no integer not null,
  boxes integer not null check (boxes > 0),
  -- found in order when it was looked at
  accepted_boxes integer check (accepted_boxes between 0 and boxes),
  primary key (return_id, line_no),
  foreign key (document_id, line_no) references sales_lines
);

-- What customer and store write to each other about an order.
create table sales_messages (
  id bigint generated always as identity primary key,
  document_id text not null references sales_documents,
  person_id uuid references people,
  author text not null,
  is_ours boolean not null,
  body text not null,
  sent_at timestamptz not null
);
create index sales_messages_document on sales_messages (document_id, id);

-- Filters of lists that somebody uses again and again.
create table saved_filters (
  person_id uuid not null references people on delete cascade,
  list text not null,
  name text not null check (length(name) between 1 and 60),
  query text not null,
  primary key (person_id, list, name)
);
