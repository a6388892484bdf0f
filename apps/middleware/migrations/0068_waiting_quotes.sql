-- Accepted quotes and additions above a limit wait for approval too. They have no payment attempt, so the limit they
-- exceed is noted here.
alter table sales_documents add column over_limit jsonb;
alter table sales_documents drop constraint sales_documents_origin_check;
alter table sales_documents add constraint sales_documents_origin
  check (origin in ('web', 'counter', 'phone', 'quote', 'addition'));

-- An addition above a limit becomes an order of its own.
alter table order_additions drop constraint order_additions_state_check;
alter table order_additions add constraint order_additions_state
  check (state in ('asked', 'booked', 'done', 'undoing', 'refused', 'waiting'));
alter table order_additions add column waiting_id text references sales_documents;
alter table order_additions add constraint order_additions_waiting check ((state = 'waiting') = (waiting_id is not null));

-- A declined quote may be accepted again.
drop index sales_documents_one_for_quote;
create unique index sales_documents_one_for_quote on sales_documents (quote_id)
  where quote_id is not null and status <> 'declined';
