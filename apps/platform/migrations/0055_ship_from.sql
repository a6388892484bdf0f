-- A product ships from a place of its owner or of its default supplier. Either may own the address, so the reference is
-- no foreign key: the platform checks it when a product is saved, and these triggers follow a new ID and forget an
-- address that is gone.
alter table products drop constraint products_ship_from_address_id;
create index products_ship_from on products (marketplace_id, ship_from_address_id) where ship_from_address_id is not null;

-- A child without a default supplier has its parent's.
create function ships_from(p products) returns text[] language sql stable as $$
  select array[p.owner_id, coalesce(p.default_supplier_id, (
    select up.default_supplier_id from products up where up.marketplace_id = p.marketplace_id and up.id = p.parent_id))]
$$;

create function has_ship_from(p products) returns boolean language sql stable as $$
  select exists (
    select from addresses a
    where a.marketplace_id = p.marketplace_id and a.company_type in ('seller', 'supplier')
      and a.company_id = any(ships_from(p)) and a.id = p.ship_from_address_id)
$$;

create function follow_ship_from() returns trigger language plpgsql as $$
begin
  update products p set ship_from_address_id = case when tg_op = 'UPDATE' and new.company_id = any(ships_from(p)) then new.id end
  where p.marketplace_id = old.marketplace_id and p.ship_from_address_id = old.id and not has_ship_from(p);
  return null;
end $$;
create trigger addresses_ship_from_renamed after update of id on addresses
  for each row when (old.id <> new.id and old.company_type <> 'buyer') execute function follow_ship_from();
create trigger addresses_ship_from_deleted after delete on addresses
  for each row when (old.company_type <> 'buyer') execute function follow_ship_from();

-- The address a line leaves from: the owner's of the product, else its default supplier's, else the marketplace's.
create function ship_from_address(o_uid bigint, address text, product text) returns jsonb language sql stable strict as $$
  select address_json(a)::jsonb
  from orders o
  left join products p on p.marketplace_id = o.marketplace_id and p.id = product
  cross join lateral (select coalesce(ships_from(p), '{}') || o.marketplace_id as companies) c
  join addresses a on a.marketplace_id = o.marketplace_id and a.company_type in ('seller', 'supplier') and a.id = address
    and a.company_id = any(c.companies)
  where o.uid = o_uid
  order by array_position(c.companies, a.company_id)
  limit 1
$$;
