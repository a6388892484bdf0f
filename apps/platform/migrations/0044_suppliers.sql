-- A line of an order to a supplier names the buyer's line it was made from, which is forwarded once.
alter table line_items
  add column incoming_order_uid bigint,
  add column incoming_line_id text,
  add constraint line_items_incoming foreign key (incoming_order_uid, incoming_line_id) references line_items (order_uid, id) on update cascade;
create unique index line_items_forwarded on line_items (incoming_order_uid, incoming_line_id) where incoming_order_uid is not null;

-- An item of a shipment counts for its own order, and for the buyer's order that this one was made from.
create view counted_shipment_items as
  select i.shipment_uid, i.order_uid, i.line_item_id, i.quantity_shipped from shipment_items i
  union all
  select i.shipment_uid, l.incoming_order_uid, l.incoming_line_id, i.quantity_shipped
  from shipment_items i
  join line_items l on l.order_uid = i.order_uid and l.id = i.line_item_id
  where l.incoming_order_uid is not null;

-- ORD-7: last wall. The buyer's line is locked before the supplier's, so that shipments of both are counted one after
-- the other.
create or replace function check_shipped() returns trigger language plpgsql as $$
declare
  one record;
begin
  for one in
    select b.order_uid, b.id, b.quantity
    from line_items l
    join line_items b on (b.order_uid, b.id) in ((l.order_uid, l.id), (l.incoming_order_uid, l.incoming_line_id))
    where l.order_uid = new.order_uid and l.id = new.line_item_id
    order by b.order_uid
    for no key update of b
  loop
    if (select sum(c.quantity_shipped) from counted_shipment_items c where c.order_uid = one.order_uid and c.line_item_id = one.id) > one.quantity then
      raise exception 'More of line % would be shipped than was ordered.', one.id using errcode = 'check_violation', constraint = 'shipment_items_quantity';
    end if;
  end loop;
  return null;
end $$;

-- The buyer's line forgets a supplier's line that is deleted, with all that was shipped of it.
create function forget_forwarded() returns trigger language plpgsql as $$
begin
  update line_items set outgoing_order_id = null, quantity_shipped = quantity_shipped - old.quantity_shipped
  where order_uid = old.incoming_order_uid and id = old.incoming_line_id;
  return null;
end $$;
create trigger line_items_forgotten after delete on line_items
  for each row when (old.incoming_order_uid is not null) execute function forget_forwarded();

-- A new ID of an order is followed into the lines that name it.
create function follow_order() returns trigger language plpgsql as $$
begin
  update line_items set incoming_order_id = new.id where incoming_order_uid = new.uid;
  update line_items b set outgoing_order_id = new.id
  from line_items l
  where l.order_uid = new.uid and l.incoming_order_uid is not null and b.order_uid = l.incoming_order_uid and b.id = l.incoming_line_id;
  return null;
end $$;
create trigger orders_followed after update of id on orders
  for each row when (old.id <> new.id) execute function follow_order();
