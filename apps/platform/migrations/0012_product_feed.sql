-- What the feed of products hands on: one row for each product that a transaction touched, itself, its prices, its
-- categories or its stock. Kept by triggers, because a foreign key that clears or cascades leaves no event of its own:
-- of a price schedule that is gone nobody could tell afterwards whose price it was.
create table product_changes (
  marketplace_id text not null,
  -- read by transaction, as far as the oldest open one, like events
  xid xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  product_id text not null,
  at timestamptz not null default now(),
  constraint product_changes_key primary key (marketplace_id, xid, id)
);
create index product_changes_age on product_changes using brin (at);

create function announce_products() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into product_changes (marketplace_id, product_id)
    select marketplace_id, id from changed union select marketplace_id, id from before;
  else
    insert into product_changes (marketplace_id, product_id) select marketplace_id, id from changed;
  end if;
  return null;
end $$;

create trigger products_added_announced after insert on products
  referencing new table as changed for each statement execute function announce_products();
create trigger products_changed_announced after update on products
  referencing old table as before new table as changed for each statement execute function announce_products();
create trigger products_gone_announced after delete on products
  referencing old table as changed for each statement execute function announce_products();

-- Rows that say themselves whose they are.
create function announce_product_parts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into product_changes (marketplace_id, product_id)
    select marketplace_id, product_id from changed union select marketplace_id, product_id from before;
  else
    insert into product_changes (marketplace_id, product_id) select distinct marketplace_id, product_id from changed;
  end if;
  return null;
end $$;

create trigger inventory_records_added_announced after insert on inventory_records
  referencing new table as changed for each statement execute function announce_product_parts();
create trigger inventory_records_changed_announced after update on inventory_records
  referencing old table as before new table as changed for each statement execute function announce_product_parts();
create trigger inventory_records_gone_announced after delete on inventory_records
  referencing old table as changed for each statement execute function announce_product_parts();

create trigger product_assignments_added_announced after insert on product_assignments
  referencing new table as changed for each statement execute function announce_product_parts();
create trigger product_assignments_changed_announced after update on product_assignments
  referencing old table as before new table as changed for each statement execute function announce_product_parts();
create trigger product_assignments_gone_announced after delete on product_assignments
  referencing old table as changed for each statement execute function announce_product_parts();

create trigger category_product_assignments_added_announced after insert on category_product_assignments
  referencing new table as changed for each statement execute function announce_product_parts();
create trigger category_product_assignments_changed_announced after update on category_product_assignments
  referencing old table as before new table as changed for each statement execute function announce_product_parts();
create trigger category_product_assignments_gone_announced after delete on category_product_assignments
  referencing old table as changed for each statement execute function announce_product_parts();

-- A variant that comes or goes is counted on its product, which announces it.
create trigger variants_changed_announced after update on variants
  referencing old table as before new table as changed for each statement execute function announce_product_parts();

-- Whose price it is. Whoever puts a schedule to use locks it, so nobody can begin to use it between this look and the commit.
create function announce_prices() returns trigger language plpgsql as $$
begin
  insert into product_changes (marketplace_id, product_id)
  select p.marketplace_id, p.id from changed c
  join products p on p.marketplace_id = c.marketplace_id and p.default_price_schedule_id = c.id
  union
  select a.marketplace_id, a.product_id from changed c
  join product_assignments a on a.marketplace_id = c.marketplace_id and a.price_schedule_id = c.id;
  return null;
end $$;

create trigger price_schedules_changed_announced after update on price_schedules
  referencing new table as changed for each statement execute function announce_prices();

-- The same look is what asking whether a schedule is used, renaming and deleting it need.
create index products_default_price_schedule on products (marketplace_id, default_price_schedule_id) where default_price_schedule_id is not null;
create index product_assignments_price_schedule on product_assignments (marketplace_id, price_schedule_id) where price_schedule_id is not null;
