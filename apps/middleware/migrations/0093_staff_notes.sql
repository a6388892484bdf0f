-- expand
-- Words of staff to each other; customers never see them. The key of the form is the ID: sent twice is written once.
create table staff_notes (
  id text primary key,
  kind text not null check (kind in ('order', 'quote', 'customer')),
  number text not null,
  author_id text not null,
  author text not null,
  body text not null check (length(body) between 1 and 2000),
  at timestamptz not null default now()
);
create index staff_notes_subject on staff_notes (kind, number, at);

-- The member of staff who takes care of something.
create table staff_assignments (
  kind text not null check (kind in ('order', 'quote', 'customer', 'return', 'refund')),
  number text not null,
  assignee_id text not null,
  assignee text not null,
  assigned_by text not null,
  at timestamptz not null default now(),
  primary key (kind, number)
);
