-- What is on its way; one shipment may hold lines of several orders.
create table shipments (
  uid bigint generated always as identity primary key,
  marketplace_id text not null references marketplaces (id) on delete cascade,
  id text not null,
  buyer_id text,
  shipper text,
  date_shipped timestamptz,
  date_delivered timestamptz,
  tracking_number text,
  cost numeric(19,4),
  owner_id text not null,
  account text,
  from_address_id text,
  to_address_id text,
  -- written for this shipment alone, or as the order had it
  from_address jsonb,
  to_address jsonb,
  xp jsonb,
  constraint shipments_key unique (marketplace_id, id)
);

create table shipment_items (
  shipment_uid bigint not null references shipments (uid) on delete cascade,
  order_uid bigint not null,
  line_item_id text not null,
  quantity_shipped integer not null check (quantity_shipped > 0),
  constraint shipment_items_key primary key (shipment_uid, order_uid, line_item_id),
  constraint shipment_items_line foreign key (order_uid, line_item_id) references line_items (order_uid, id) on update cascade on delete cascade
);
create index shipment_items_of_line on shipment_items (order_uid, line_item_id);

-- ORD-7: last wall. The line is locked, so that two shipments of it are counted one after the other.
create function check_shipped() returns trigger language plpgsql as $$
declare
  ordered integer;
begin
  select quantity into ordered from line_items where order_uid = new.order_uid and id = new.line_item_id for no key update;
  if (select sum(quantity_shipped) from shipment_items where order_uid = new.order_uid and line_item_id = new.line_item_id) > ordered then
    raise exception 'More of line % would be shipped than was ordered.', new.line_item_id using errcode = 'check_violation', constraint = 'shipment_items_quantity';
  end if;
  return null;
end $$;
create trigger shipment_items_quantity after insert or update on shipment_items for each row execute function check_shipped();
