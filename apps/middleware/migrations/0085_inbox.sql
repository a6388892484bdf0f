-- expand
-- The work of staff on a form that came from the shop's pages. A form without a row waits for anyone.
create table form_tasks (
  reference text primary key references form_receipts on delete cascade,
  -- the user on the platform who works on it
  assignee_id text,
  assignee_name text,
  done_at timestamptz,
  done_by text,
  check ((assignee_id is null) = (assignee_name is null)),
  check ((done_at is null) = (done_by is null))
);

create table form_answers (
  reference text not null references form_receipts on delete cascade,
  -- a form that is sent twice is one answer
  key text not null,
  author text not null,
  body text not null,
  at timestamptz not null default now(),
  primary key (reference, key)
);

create index form_receipts_inbox on form_receipts (created_at desc, reference)
  where form in ('contact', 'consultation', 'vendor-payment');
