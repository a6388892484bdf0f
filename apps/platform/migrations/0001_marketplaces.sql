-- The tenant. Its ID is also the ID of the company that owns the marketplace.
create table marketplaces (
  id text primary key,
  name text not null,
  active boolean not null default true,
  date_created timestamptz not null default now()
);

-- Seller, buyers and suppliers under one key, so that users, groups and addresses of all three can point at their
-- company and follow when it is renamed. Kept by triggers; nobody writes it by hand.
create table companies (
  marketplace_id text not null references marketplaces (id) on delete cascade,
  type text not null check (type in ('seller', 'buyer', 'supplier')),
  id text not null,
  primary key (marketplace_id, type, id)
);

create function keep_company() returns trigger language plpgsql as $$
declare
  company_type text := tg_argv[0];
begin
  if tg_op = 'INSERT' then
    insert into companies (marketplace_id, type, id) values (new.marketplace_id, company_type, new.id);
  elsif tg_op = 'UPDATE' then
    update companies set id = new.id where marketplace_id = old.marketplace_id and type = company_type and id = old.id;
  else
    delete from companies where marketplace_id = old.marketplace_id and type = company_type and id = old.id;
  end if;
  return null;
end $$;

create function keep_seller() returns trigger language plpgsql as $$
begin
  insert into companies (marketplace_id, type, id) values (new.id, 'seller', new.id);
  return null;
end $$;

create trigger marketplaces_company after insert on marketplaces for each row execute function keep_seller();

-- An assignment names a buyer, a supplier or, with neither, the seller.
create function set_company() returns trigger language plpgsql as $$
begin
  new.company_type := case when new.buyer_id is not null then 'buyer' when new.supplier_id is not null then 'supplier' else 'seller' end;
  new.company_id := coalesce(new.buyer_id, new.supplier_id, new.marketplace_id);
  return new;
end $$;

-- Whose a row is; the company it belongs to takes it along when it is renamed or deleted.
create function set_owner_type() returns trigger language plpgsql as $$
begin
  new.owner_type := case when new.owner_id = new.marketplace_id then 'seller' else 'supplier' end;
  return new;
end $$;

create function set_seller_type() returns trigger language plpgsql as $$
begin
  new.seller_type := case when new.seller_id = new.marketplace_id then 'seller' else 'supplier' end;
  return new;
end $$;

-- PATCH of xp: objects are merged key by key at every depth, anything else is replaced.
create function merge_json(old jsonb, new jsonb) returns jsonb language plpgsql immutable as $$
begin
  if jsonb_typeof(old) is distinct from 'object' or jsonb_typeof(new) is distinct from 'object' then return new; end if;
  return old || coalesce((
    select jsonb_object_agg(key, case when jsonb_typeof(value) = 'object' then platform.merge_json(old -> key, value) else value end)
    from jsonb_each(new)), '{}');
end $$;
