-- What touches a product without showing in lists: its stock, its variants, its prices. The feed hands them on (0030).
-- Rows that say themselves whose they are.
create function announce_product_parts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into platform.product_changes (marketplace_id, product_id, is_listed)
    select marketplace_id, product_id, false from changed union select marketplace_id, product_id, false from before;
  else
    insert into platform.product_changes (marketplace_id, product_id, is_listed) select distinct marketplace_id, product_id, false from changed;
  end if;
  return null;
end $$;

create trigger inventory_records_added_announced after insert on inventory_records
  referencing new table as changed for each statement execute function announce_product_parts();
create trigger inventory_records_changed_announced after update on inventory_records
  referencing old table as before new table as changed for each statement execute function announce_product_parts();
create trigger inventory_records_gone_announced after delete on inventory_records
  referencing old table as changed for each statement execute function announce_product_parts();

-- A variant that comes or goes is counted on its product, which announces it.
create trigger variants_changed_announced after update on variants
  referencing old table as before new table as changed for each statement execute function announce_product_parts();

-- Whose price it is. Whoever puts a schedule to use locks it, so nobody can begin to use it between this look and the commit.
create function announce_prices() returns trigger language plpgsql as $$
begin
  insert into platform.product_changes (marketplace_id, product_id, is_listed)
  select p.marketplace_id, p.id, false from changed c
  join platform.products p on p.marketplace_id = c.marketplace_id and p.default_price_schedule_id = c.id
  union
  select a.marketplace_id, a.product_id, false from changed c
  join platform.product_assignments a on a.marketplace_id = c.marketplace_id and a.price_schedule_id = c.id;
  return null;
end $$;

create trigger price_schedules_changed_announced after update on price_schedules
  referencing new table as changed for each statement execute function announce_prices();

-- The same look is what asking whether a schedule is used, renaming and deleting it need.
create index products_default_price_schedule on products (marketplace_id, default_price_schedule_id) where default_price_schedule_id is not null;
create index product_assignments_price_schedule on product_assignments (marketplace_id, price_schedule_id) where price_schedule_id is not null;
