-- expand
-- Every order changes the stock of its products. A reader of the feed that knows a product gets its records alone then:
-- whole products were a tenth of PostgreSQL's time while 16 guests checked out.
alter table product_changes add column is_stock boolean not null default false;

create or replace function announce_product_parts() returns trigger language plpgsql as $$
declare
  of_stock boolean := tg_table_name = 'inventory_records';
begin
  if tg_op = 'UPDATE' then
    insert into platform.product_changes (marketplace_id, product_id, is_listed, is_stock)
    select marketplace_id, product_id, false, of_stock from changed
    union select marketplace_id, product_id, false, of_stock from before;
  else
    insert into platform.product_changes (marketplace_id, product_id, is_listed, is_stock)
    select distinct marketplace_id, product_id, false, of_stock from changed;
  end if;
  return null;
end $$;
