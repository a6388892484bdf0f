-- A new ID of a company is followed in one of two ways. What goes with the company has a foreign key to it. What stays
-- after the company is gone (orders, their lines, subscriptions) has its ID as text, and this trigger changes it.
create function follow_company() returns trigger language plpgsql as $$
begin
  update orders set to_company_id = new.id
  where marketplace_id = new.marketplace_id and to_company_id = old.id and to_company_id <> marketplace_id;
  update line_items l set supplier_id = new.id
  from orders o
  where l.supplier_id = old.id and o.uid = l.order_uid and o.marketplace_id = new.marketplace_id;
  update subscriptions set to_company_id = new.id
  where marketplace_id = new.marketplace_id and to_company_id = old.id;
  update subscription_items i set supplier_id = new.id
  from subscriptions s
  where i.supplier_id = old.id and s.uid = i.subscription_uid and s.marketplace_id = new.marketplace_id;
  return null;
end $$;
create trigger companies_followed after update of id on companies
  for each row when (old.id <> new.id and new.type = 'supplier') execute function follow_company();

-- Orders of a shop without suppliers are in neither index.
create index orders_to_supplier on orders (marketplace_id, to_company_id) where to_company_id <> marketplace_id;
create index line_items_supplier on line_items (supplier_id) where supplier_id is not null;

-- A copy of messages goes with the companies of its listener and of its sender's assignment.
delete from message_cc_listener_assignments m
where (sender_buyer_id is not null and not exists (select from buyers b where b.marketplace_id = m.marketplace_id and b.id = m.sender_buyer_id))
  or (sender_supplier_id is not null and not exists (select from suppliers s where s.marketplace_id = m.marketplace_id and s.id = m.sender_supplier_id));
alter table message_cc_listener_assignments
  add constraint message_cc_listener_assignments_buyer_id foreign key (marketplace_id, buyer_id)
    references buyers (marketplace_id, id) on update cascade on delete cascade,
  add constraint message_cc_listener_assignments_supplier_id foreign key (marketplace_id, supplier_id)
    references suppliers (marketplace_id, id) on update cascade on delete cascade,
  add constraint message_cc_listener_assignments_sender_buyer_id foreign key (marketplace_id, sender_buyer_id)
    references buyers (marketplace_id, id) on update cascade on delete cascade,
  add constraint message_cc_listener_assignments_sender_supplier_id foreign key (marketplace_id, sender_supplier_id)
    references suppliers (marketplace_id, id) on update cascade on delete cascade;
