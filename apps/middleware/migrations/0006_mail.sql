-- Letters to people, written in the transaction of what they tell; a job hands them to the mail port.
create table mails (
  id uuid primary key default gen_random_uuid(),
  template text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  last_problem text,
  next_attempt_at timestamptz not null default now()
);
create index mails_waiting on mails (next_attempt_at) where sent_at is null;
create index mails_recipient on mails (lower(recipient), created_at desc);
