-- expand
-- The rules of a buyer's order also read the lines and shipments of the orders that suppliers got for it. Most lines are
-- of no such order, so these triggers cost a cart nothing but their condition.
create function note_unchecked_incoming() returns trigger language plpgsql as $$
begin
  insert into platform.unchecked_records (about, key)
  select 'order', uid::text from platform.orders
  where uid in (old.incoming_order_uid, new.incoming_order_uid) and status <> 'Unsubmitted';
  return null;
end $$;
create trigger line_items_incoming_added_unchecked after insert on line_items
  for each row when (new.incoming_order_uid is not null) execute function note_unchecked_incoming();
create trigger line_items_incoming_changed_unchecked after update of incoming_order_uid, incoming_line_id on line_items
  for each row when ((old.incoming_order_uid, old.incoming_line_id) is distinct from (new.incoming_order_uid, new.incoming_line_id))
  execute function note_unchecked_incoming();
create trigger line_items_incoming_gone_unchecked after delete on line_items
  for each row when (old.incoming_order_uid is not null) execute function note_unchecked_incoming();

create function note_unchecked_incoming_shipment() returns trigger language plpgsql as $$
begin
  insert into platform.unchecked_records (about, key)
  select 'order', incoming_order_uid::text from platform.line_items
  where order_uid = coalesce(new.order_uid, old.order_uid) and id = coalesce(new.line_item_id, old.line_item_id)
    and incoming_order_uid is not null;
  return null;
end $$;
create trigger shipment_items_incoming_unchecked after insert or update or delete on shipment_items
  for each row execute function note_unchecked_incoming_shipment();
