-- expand
-- Boxes of a return that were counted at the dock. Null if none was: received without a count means that all came back.
alter table sales_return_lines add column received_boxes integer
  constraint sales_return_lines_received check (received_boxes between 0 and boxes);

-- One row per scan at the dock, so that a scan that is sent twice counts once.
create table return_scans (
  key text primary key,
  return_id text not null references sales_returns,
  reply jsonb not null,
  at timestamptz not null default now()
);
create index return_scans_return on return_scans (return_id);

-- The form in which staff requested a return for a customer, so that one form makes one return.
alter table sales_returns add column key text constraint sales_returns_key unique;
