-- expand
-- Reminders that staff have sent, each document once a day.
create table staff_reminders (
  document_id text not null references billing_documents,
  sent_on date not null,
  key text not null,
  note text,
  sent_by text not null,
  sent_at timestamptz not null,
  primary key (document_id, sent_on)
);
create index staff_reminders_key on staff_reminders (key);
-- Payments of invoices that wait for a bank, a card or a person.
create index invoice_payments_under_way on invoice_payments (created_at) where state = 'started';
