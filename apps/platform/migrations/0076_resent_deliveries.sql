-- expand
-- A message that a person sent again says so with each of its attempts; a test is no report of a change.
alter table deliveries add column resent_by text, add column is_test boolean not null default false;
alter table delivery_attempts add column resent_by text;
-- what waits or was given up is counted per receiver, and there is little of it
create index deliveries_open on deliveries (marketplace_id, status) where status <> 'Delivered';
