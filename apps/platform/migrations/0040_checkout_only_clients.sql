-- Orders of such a client are submitted by the seller's checkout alone. The platform sets it at start; it is not in the public model.
alter table api_clients add checkout_only boolean not null default false;

-- Who submitted the order. Null: it was not submitted, or before this was kept.
alter table orders add submitted_by_seller boolean;

-- A database of an earlier release has its storefront under the names that the first start gave it.
update api_clients set checkout_only = true
where app_name = 'Storefront' and default_context_user_name = 'storefront-guest';

-- Open orders are the ones that may still hold stock without a payment. Only the seller submits by the direction Incoming.
update orders o set submitted_by_seller = e.is_seller
from (
  select e.marketplace_id, e.reply_id, bool_or(lower(coalesce(e.params ->> 'direction', '')) = 'incoming' or u.uid is not null) as is_seller
  from events e
  left join users u on u.marketplace_id = e.marketplace_id and u.company_type = 'seller' and lower(u.username) = lower(e.username)
  where e.operation in ('Cart.Submit', 'Orders.Submit')
  group by 1, 2
) e
where o.marketplace_id = e.marketplace_id and o.id = e.reply_id and o.side = 'buyer' and o.status = 'Open';
