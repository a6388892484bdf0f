-- expand
-- Events of orders change nothing in the catalog. Rows of earlier releases have no kind and count as both. The index
-- events_of_catalog is for programs of the release before and goes with the next.
alter table events add column kind text;
create index events_besides_orders on events (marketplace_id, xid) where kind is distinct from 'order';
