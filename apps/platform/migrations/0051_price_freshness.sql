-- When an unsubmitted order was priced: no catalog write from this transaction on is in its prices, and a sale that begins
-- or ends changes them. Null: unknown, so the next read prices it.
alter table orders add column priced_since xid8, add column priced_until timestamptz;

-- Prices belong to the user.
create function forget_pricing() returns trigger language plpgsql as $$
begin
  new.priced_since := null;
  return new;
end $$;
create trigger orders_priced_for before update of from_user_uid, from_company_id, client_id on orders
  for each row when ((old.from_user_uid, old.from_company_id, old.client_id) is distinct from (new.from_user_uid, new.from_company_id, new.client_id))
  execute function forget_pricing();

-- One look tells whether the catalog was written, however many orders were. The condition is that of catalog-epoch.ts.
create index events_of_catalog on events (marketplace_id, xid)
  where operation !~ '^(Bundle)?(Cart|LineItems|Orders|OrderReturns|Payments|Shipments|Subscriptions|SubscriptionItems|GroupOrders)[.]|^Me[.](Create|Save|Patch|Delete|Accept|Decline|Transfer)';
