-- Whose papers changed. Lists of orders and invoices are asked for again and again, and hold until something is noted
-- here (decision 0049). Only ever added to, so that nobody waits for anybody; '*' is everybody.
create table account_changes (
  id bigint generated always as identity primary key,
  account_id text not null,
  xid xid8 not null default pg_current_xact_id(),
  noted_at timestamptz not null default now()
);
create index account_changes_account on account_changes (account_id, xid);

create function note_papers() returns trigger language plpgsql as $$
begin
  insert into account_changes (account_id)
  select distinct account_id from changed where account_id is not null;
  return null;
end
$$;
create function note_orders() returns trigger language plpgsql as $$
begin
  insert into account_changes (account_id)
  select account_id from changed where account_id is not null
  union
  select referred_by from changed where referred_by is not null;
  return null;
end
$$;
create function note_order_lines() returns trigger language plpgsql as $$
begin
  insert into account_changes (account_id)
  select d.account_id from changed c join sales_documents d on d.id = c.document_id where d.account_id is not null
  union
  select d.referred_by from changed c join sales_documents d on d.id = c.document_id where d.referred_by is not null;
  return null;
end
$$;
create function note_everybody() returns trigger language plpgsql as $$
begin
  insert into account_changes (account_id) values ('*');
  return null;
end
$$;

create trigger sales_documents_noted after insert on sales_documents
  referencing new table as changed for each statement execute function note_orders();
create trigger sales_documents_renoted after update on sales_documents
  referencing new table as changed for each statement execute function note_orders();
create trigger sales_lines_renoted after update on sales_lines
  referencing new table as changed for each statement execute function note_order_lines();
create trigger deliveries_noted after insert on deliveries
  referencing new table as changed for each statement execute function note_order_lines();
create trigger deliveries_renoted after update on deliveries
  referencing new table as changed for each statement execute function note_order_lines();
create trigger sales_events_noted after insert on sales_events
  referencing new table as changed for each statement execute function note_order_lines();
create trigger terms_payments_noted after insert on terms_payments
  referencing new table as changed for each statement execute function note_papers();
create trigger terms_payments_renoted after update on terms_payments
  referencing new table as changed for each statement execute function note_papers();
create trigger billing_documents_noted after insert on billing_documents
  referencing new table as changed for each statement execute function note_papers();
create trigger billing_documents_renoted after update on billing_documents
  referencing new table as changed for each statement execute function note_papers();
create trigger partners_renoted after update on partners
  referencing new table as changed for each statement execute function note_papers();
create trigger stores_renoted after update on stores for each statement execute function note_everybody();
