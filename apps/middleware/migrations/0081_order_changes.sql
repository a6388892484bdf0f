-- Changes of orders by staff. The key of the form is the change: sent again, it is the same one.
create table order_changes (
  key text not null,
  document_id text not null references sales_documents,
  -- the change as it was asked for; the same key with another change is refused
  asked jsonb not null,
  total_cents bigint not null,
  made_at timestamptz not null,
  primary key (document_id, key)
);
