-- A day on which somebody wants to hear of a document again, and whom they asked to pay it.
create table invoice_reminders (
  document_id text not null references billing_documents,
  person_id uuid not null references people,
  remind_on date not null,
  sent_at timestamptz,
  primary key (document_id, person_id)
);
create index invoice_reminders_waiting on invoice_reminders (remind_on) where sent_at is null;

create table payment_asks (
  document_id text not null references billing_documents,
  person_id uuid not null references people,
  -- once a day is enough
  asked_on date not null,
  note text,
  primary key (document_id, person_id, asked_on)
);
