-- A delivery is a shipment of the platform's order. Set until the platform knows its present state.
alter table deliveries add platform_due timestamptz;
-- The platform's shipment, set once it holds the boxes. One that was made here has the delivery's number.
alter table deliveries add platform_shipment_id text;
create index deliveries_to_send on deliveries (platform_due, id) where platform_due is not null;

-- Deliveries recorded before; those with this key were read from the platform.
update deliveries v set platform_due = now()
from sales_documents d
where d.id = v.document_id and d.platform_order_id is not null and not starts_with(v.key, 'platform ');
