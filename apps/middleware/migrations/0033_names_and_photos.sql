-- A professional's name stands on invoices and under a credit line, so another one waits for the store.
alter table accounts add column pending_name text;

-- What comes with a message to the store: one picture, drawn anew as it was uploaded.
alter table sales_messages add column photo bytea;
alter table quote_messages add column photo bytea;
