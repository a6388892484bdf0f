-- Disputes that the shop has decided. An open dispute is in its invoice; it is known by the invoice and its time.
create table dispute_decisions (
  document_id text not null references billing_documents,
  disputed_at timestamptz not null,
  disputed_by uuid references people,
  disputed_cents bigint not null,
  reason text,
  lines jsonb,
  decision text not null constraint dispute_decisions_decision check (decision in ('accept', 'decline')),
  answer text,
  credit_id text references billing_documents,
  credited_cents bigint not null default 0,
  decided_at timestamptz not null,
  decided_by text not null,
  primary key (document_id, disputed_at),
  constraint dispute_decisions_credit check (
    (decision = 'accept') = (credit_id is not null) and credited_cents between 0 and disputed_cents
    and (credit_id is not null) = (credited_cents > 0))
);
create trigger dispute_decisions_stay before update or delete or truncate on dispute_decisions
  for each statement execute function keep_written();
create index billing_documents_in_dispute on billing_documents (disputed_at) where disputed_cents > 0;
