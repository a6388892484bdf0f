-- A return is an order return of the platform. Set until the platform knows its present state.
alter table sales_returns add platform_due timestamptz;
-- The platform's return. One that was asked for here has our number.
alter table sales_returns add platform_return_id text unique;
create index sales_returns_to_send on sales_returns (platform_due, id) where platform_due is not null;

-- Returns recorded before, of orders that stand on the platform.
update sales_returns s set platform_due = now()
from sales_documents d
where d.id = s.document_id and d.platform_order_id is not null and s.status <> 'canceled';
