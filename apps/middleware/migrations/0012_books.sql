-- What customers owe and have paid. Documents are what people see; what is open on them comes from the ledger alone.
create sequence billing_numbers start 9000000001;

create table billing_documents (
  id text primary key check (id ~ '^[A-Z0-9]{2}\d{10}$' and left(id, 2) = type),
  -- whoever sends the same thing again gets the document that is there
  key text not null unique,
  type text not null check (type in ('DG', 'DR', 'DV', 'DZ', 'RV', 'YZ', 'Z2', 'Z3', 'ZG', 'ZO')),
  side text not null generated always as (case when type in ('DG', 'DZ', 'Z3', 'ZG') then 'credit' else 'debit' end) stored,
  -- nobody's: a guest paid for it at once
  account_id text references accounts,
  person_id uuid references people,
  sales_document_id text references sales_documents,
  sold_to text references partners,
  ship_to text references partners,
  po_number text,
  job_name text,
  store_id text,
  terms text check (terms in ('NT30', 'NT45', 'NT90', 'Z000')),
  document_on date not null,
  due_on date check ((due_on is not null) = (type not in ('DG', 'DZ', 'Z3', 'ZG'))),
  goods_cents bigint not null check (goods_cents >= 0),
  freight_cents bigint not null default 0 check (freight_cents >= 0),
  tax_cents bigint not null default 0 check (tax_cents >= 0),
  amount_cents bigint not null check (amount_cents > 0),
  -- goods without samples: what counts for rewards
  merchandise_cents bigint not null default 0 check (merchandise_cents between 0 and amount_cents),
  -- MON-7: moved by postings and by nothing else
  open_cents bigint not null default 0,
  -- being paid right now: nobody else can pay that
  held_cents bigint not null default 0,
  disputed_cents bigint not null default 0,
  dispute_reason text,
  disputed_at timestamptz,
  disputed_by uuid references people,
  cleared_on date,
  -- the card, the check, the return: what it came from
  reference text,
  words text,
  created_at timestamptz not null default now(),
  constraint billing_documents_sum check (amount_cents = goods_cents + freight_cents + tax_cents),
  constraint billing_documents_open check (open_cents between 0 and amount_cents),
  constraint billing_documents_held check (held_cents between 0 and open_cents),
  constraint billing_documents_disputed check (disputed_cents between 0 and open_cents)
);
-- Read either way: lists sort upwards and downwards. They hold what lists are narrowed by, so that the first page of a
-- year sorted by amount is found without reading the year.
create index billing_documents_date on billing_documents (account_id, document_on, id) include (type, side, open_cents);
create index billing_documents_due on billing_documents (account_id, due_on, id) include (type, side, document_on);
create index billing_documents_amount on billing_documents (account_id, amount_cents, id) include (type, side, document_on);
create index billing_documents_number on billing_documents (account_id, id);
create index billing_documents_left on billing_documents (account_id, due_on, id) where open_cents > 0;
create index billing_documents_sale on billing_documents (sales_document_id) where sales_document_id is not null;

create index billing_documents_open on billing_documents (account_id, open_cents, id) include (type, side, document_on, due_on);

-- Documents are never taken back, so their counts and sums can be kept: totals do not get slower with every document.
create table billing_days (
  account_id text not null references accounts,
  document_on date not null,
  type text not null,
  side text not null generated always as (case when type in ('DG', 'DZ', 'Z3', 'ZG') then 'credit' else 'debit' end) stored,
  documents integer not null,
  goods_cents bigint not null,
  merchandise_cents bigint not null,
  primary key (account_id, document_on, type)
);
-- Goods by month and job, less what came back.
create table billing_jobs (
  account_id text not null references accounts,
  month text not null,
  job_name text not null,
  goods_cents bigint not null,
  primary key (account_id, month, job_name)
);
-- What free text looks into, in small letters. It never changes, so it is read from the index alone.
create table billing_words (
  account_id text not null,
  document_id text not null references billing_documents,
  words text not null,
  primary key (account_id, document_id) include (words)
);

create function count_documents() returns trigger language plpgsql as $$
begin
  insert into billing_days (account_id, document_on, type, documents, goods_cents, merchandise_cents)
  select account_id, document_on, type, count(*), sum(goods_cents), sum(merchandise_cents)
  from added where account_id is not null
  group by 1, 2, 3
  order by 1, 2, 3
  on conflict (account_id, document_on, type) do update
  set documents = billing_days.documents + excluded.documents,
    goods_cents = billing_days.goods_cents + excluded.goods_cents,
    merchandise_cents = billing_days.merchandise_cents + excluded.merchandise_cents;
  insert into billing_jobs (account_id, month, job_name, goods_cents)
  select account_id, to_char(document_on, 'YYYY-MM'), coalesce(job_name, ''),
    sum(case when type = 'ZG' then -goods_cents else goods_cents end)
  from added where account_id is not null and type in ('RV', 'ZG')
  group by 1, 2, 3
  order by 1, 2, 3
  on conflict (account_id, month, job_name) do update
  set goods_cents = billing_jobs.goods_cents + excluded.goods_cents;
  insert into billing_words (account_id, document_id, words)
  select account_id, id, lower(concat_ws(' ', id, sales_document_id, po_number, job_name, reference))
  from added where account_id is not null;
  return null;
end
$$;
create trigger billing_documents_counted after insert on billing_documents
  referencing new table as added for each statement execute function count_documents();

-- Since when a month is over for an account: nothing is booked into it any more.
create table account_books (
  account_id text primary key references accounts,
  closed_through date
);

-- MON-8: every movement of money, double entry, for ever.
create table ledger_entries (
  id bigint generated always as identity primary key,
  account_id text references accounts,
  kind text not null check (kind in ('charge', 'payment', 'credit', 'application', 'write-off', 'refund')),
  reference text,
  booked_on date not null,
  -- what was done is done once, whoever does it again
  key text not null unique,
  person_id uuid,
  created_at timestamptz not null default now()
);
create index ledger_entries_account on ledger_entries (account_id, booked_on);

create table ledger_postings (
  entry_id bigint not null references ledger_entries,
  line integer not null,
  book text not null check (book in ('receivable', 'sales', 'freight', 'tax', 'cash', 'returns', 'allowances', 'claims',
    'interest', 'opening', 'deposits', 'write-offs')),
  billing_document_id text references billing_documents,
  -- above zero is debit, below is credit
  cents bigint not null check (cents <> 0),
  primary key (entry_id, line),
  check ((book = 'receivable') = (billing_document_id is not null))
);
create index ledger_postings_document on ledger_postings (billing_document_id) where billing_document_id is not null;

create trigger ledger_entries_stay before update or delete or truncate on ledger_entries
  for each statement execute function keep_written();
create trigger ledger_postings_stay before update or delete or truncate on ledger_postings
  for each statement execute function keep_written();

-- Statement by statement, not row by row: 25,000 invoices are posted at once. An entry's postings come in one statement.
create function take_postings() returns trigger language plpgsql as $$
begin
  if exists (select from added group by entry_id having sum(cents) <> 0) then
    raise exception 'the postings of an entry do not add up to nothing'
      using errcode = '23514', constraint = 'ledger_postings_balance', table = 'ledger_postings';
  end if;
  if exists (
    select from added p
    join ledger_entries e on e.id = p.entry_id
    join billing_documents d on d.id = p.billing_document_id
    where e.account_id is distinct from d.account_id
  ) then
    raise exception 'an entry is of one account and its document of another'
      using errcode = '23514', constraint = 'ledger_postings_account', table = 'ledger_postings';
  end if;
  perform from billing_documents d
    where d.id in (select billing_document_id from added where billing_document_id is not null)
    order by d.id
    for update;
  update billing_documents d
  set open_cents = d.open_cents + moved.cents,
    disputed_cents = least(d.disputed_cents, greatest(d.open_cents + moved.cents, 0)),
    cleared_on = case when d.open_cents + moved.cents = 0 then (
      select max(e.booked_on) from ledger_postings p join ledger_entries e on e.id = p.entry_id
      where p.billing_document_id = d.id) end
  from (
    select b.id, sum(case when b.side = 'debit' then p.cents else -p.cents end) as cents
    from added p
    join billing_documents b on b.id = p.billing_document_id
    group by b.id
  ) moved
  where d.id = moved.id;
  return null;
end
$$;
create trigger ledger_postings_taken after insert on ledger_postings
  referencing new table as added for each statement execute function take_postings();

-- A closed month stays closed: what comes late is booked into the next one.
create function keep_months_closed() returns trigger language plpgsql as $$
begin
  insert into account_books (account_id)
    select distinct account_id from added where account_id is not null order by account_id
    on conflict do nothing;
  perform from account_books where account_id in (select account_id from added) order by account_id for share;
  if exists (
    select from added a join account_books b on b.account_id = a.account_id where a.booked_on <= b.closed_through
  ) then
    raise exception 'this month is closed'
      using errcode = '23514', constraint = 'ledger_entries_month', table = 'ledger_entries';
  end if;
  return null;
end
$$;
create trigger ledger_entries_month after insert on ledger_entries
  referencing new table as added for each statement execute function keep_months_closed();

-- Nobody but the ledger moves what is open, and a document is what it was.
create trigger billing_documents_begin before insert on billing_documents
  for each row when (new.open_cents <> 0 or new.held_cents <> 0)
  execute function keep_written('documents move by postings only');
create trigger billing_documents_moved before update of open_cents on billing_documents
  for each row when (pg_trigger_depth() = 0) execute function keep_written('documents move by postings only');
create trigger billing_documents_kept
  before update of id, key, type, account_id, document_on, amount_cents, goods_cents, freight_cents, tax_cents
  on billing_documents for each row execute function keep_written('documents move by postings only');
create trigger billing_documents_stay before delete or truncate on billing_documents
  for each statement execute function keep_written();

create table statements (
  id text primary key,
  account_id text not null references accounts,
  period text not null check (period ~ '^\d{4}-\d{2}$'),
  from_on date not null,
  to_on date not null check (to_on >= from_on),
  opening_cents bigint not null,
  charges_cents bigint not null,
  payments_cents bigint not null,
  credits_cents bigint not null,
  closing_cents bigint not null,
  not_due_cents bigint not null,
  days30_cents bigint not null,
  days60_cents bigint not null,
  days90_cents bigint not null,
  older_cents bigint not null,
  unapplied_cents bigint not null,
  lines jsonb not null,
  created_at timestamptz not null default now(),
  unique (account_id, period),
  constraint statements_sum check (closing_cents = opening_cents + charges_cents - payments_cents - credits_cents),
  constraint statements_ageing check (closing_cents =
    not_due_cents + days30_cents + days60_cents + days90_cents + older_cents - unapplied_cents)
);
create trigger statements_stay before update or delete or truncate on statements
  for each statement execute function keep_written();

-- Which letters about overdue documents have gone out.
create table billing_reminders (
  document_id text not null references billing_documents,
  stage integer not null,
  sent_at timestamptz not null default now(),
  primary key (document_id, stage)
);
