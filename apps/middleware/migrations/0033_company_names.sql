-- A professional's name stands on invoices and under a credit line, so another one waits for the store.
alter table accounts add column pending_name text;
