-- A shipment follows its sender and its buyer when they are renamed. A sender with shipments stays, because the lines
-- count what is on them.
alter table shipments add column owner_type text;
update shipments set owner_type = case when owner_id = marketplace_id then 'seller' else 'supplier' end;
alter table shipments
  alter column owner_type set not null,
  add constraint shipments_owner_id foreign key (marketplace_id, owner_type, owner_id)
    references companies (marketplace_id, type, id) on update cascade,
  add constraint shipments_buyer_id foreign key (marketplace_id, buyer_id)
    references buyers (marketplace_id, id) on update cascade on delete set null (buyer_id);
create trigger shipments_owner before insert or update on shipments for each row execute function set_owner_type();
create index shipments_of_owner on shipments (marketplace_id, owner_id);
