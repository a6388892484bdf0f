-- The lines a dispute is about: line number, boxes if they were counted, amount. Null for disputes of an amount alone.
alter table billing_documents add column disputed_lines jsonb;
