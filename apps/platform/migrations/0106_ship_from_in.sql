-- expand
-- ship_from_address by marketplace: a statement that inserts an order does not see its row yet, and had to be followed
-- by another one that reads the first line. The function before it goes once no program calls it.
create function ship_from_in(of_marketplace text, address text, product text) returns jsonb language sql stable strict as $$
  select address_json(a)::jsonb
  from (select) one
  left join products p on p.marketplace_id = of_marketplace and p.id = product
  cross join lateral (select coalesce(ships_from(p), '{}') || of_marketplace as companies) c
  join addresses a on a.marketplace_id = of_marketplace and a.company_type in ('seller', 'supplier') and a.id = address
    and a.company_id = any(c.companies)
  order by array_position(c.companies, a.company_id)
  limit 1
$$;
