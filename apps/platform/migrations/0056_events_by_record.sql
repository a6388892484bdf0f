-- The record that an event is about, as an address such as products/p, and its fields before a write by staff.
alter table events add column object text, add column before jsonb;

-- Carts have no object, so these cost shoppers nothing.
create index events_of_object on events (marketplace_id, object text_pattern_ops, xid, id) where object is not null;
create index events_of_request on events (marketplace_id, request_id) where object is not null;
create index events_of_user on events (marketplace_id, username, xid, id) where object is not null;
