-- What a user saved alone: seen by nobody else, administrators included. A private address says itself what it is for.
alter table addresses add private_of bigint references users (uid) on delete cascade;
alter table addresses add private_shipping boolean;
alter table addresses add private_billing boolean;
alter table credit_cards add private_of bigint references users (uid) on delete cascade;
create index addresses_private on addresses (private_of) where private_of is not null;
create index credit_cards_private on credit_cards (private_of) where private_of is not null;

-- To an assignment a private record is not there, as it is not there for the one who assigns.
create function refuse_private() returns trigger language plpgsql as $$
declare
  found text;
begin
  if tg_table_name = 'address_assignments' then
    select id into found from addresses
    where marketplace_id = new.marketplace_id and company_type = 'buyer' and company_id = new.buyer_id
      and id = new.address_id and private_of is not null;
  else
    select id into found from credit_cards
    where marketplace_id = new.marketplace_id and buyer_id = new.buyer_id and id = new.credit_card_id and private_of is not null;
  end if;
  if found is not null then
    raise exception 'private record' using errcode = 'foreign_key_violation', table = tg_table_name,
      constraint = tg_table_name || '_' || tg_argv[1],
      detail = format('Key (%s)=(%s) is not present in table "%s".', tg_argv[1], found, tg_argv[0]);
  end if;
  return new;
end $$;
create trigger address_assignments_private before insert or update on address_assignments
  for each row execute function refuse_private('addresses', 'address_id');
create trigger credit_card_assignments_private before insert or update on credit_card_assignments
  for each row execute function refuse_private('credit_cards', 'credit_card_id');

-- Where a look at the catalogue starts: what the buyer is assigned to, and the few categories that are not open.
-- with the catalog in it, whether a product is in one is answered by the index alone
drop index product_catalog_assignments_product;
create index product_catalog_assignments_product on product_catalog_assignments (marketplace_id, product_id, catalog_id);
create index catalog_assignments_buyer on catalog_assignments (marketplace_id, buyer_id);
create index category_assignments_buyer on category_assignments (marketplace_id, buyer_id);
create index categories_inactive on categories (marketplace_id, catalog_id) where not active;
create index bundle_catalog_assignments_bundle on bundle_catalog_assignments (marketplace_id, bundle_id);
create index category_bundle_assignments_bundle on category_bundle_assignments (marketplace_id, bundle_id);
create index bundle_assignments_bundle on bundle_assignments (marketplace_id, bundle_id);
create index bundle_product_assignments_bundle on bundle_product_assignments (marketplace_id, bundle_id);
create index address_assignments_address on address_assignments (marketplace_id, buyer_id, address_id);

-- Stems without stop words: "made in Italy" is a phrase, and whoever searches for "the" gets what has it.
create text search dictionary stems (template = snowball, language = english);
create text search configuration words (copy = pg_catalog.english);
alter text search configuration words alter mapping replace pg_catalog.english_stem with stems;

-- What is searched of a product, beside it and not in it: stock changes often, words do not.
-- Weights are fields: A the ID, B the name, C the description, D every value of xp.
create table product_texts (
  marketplace_id text not null,
  product_id text not null,
  search tsvector not null,
  constraint product_texts_key primary key (marketplace_id, product_id),
  constraint product_texts_product_id foreign key (marketplace_id, product_id) references products (marketplace_id, id) on update cascade on delete cascade
);
create index product_texts_search on product_texts using gin (search);

-- Every ending of an ID is a word, so that looking for words by how they begin finds a part inside it.
create function id_words(id text) returns tsvector language sql immutable strict as $$
  select string_agg(quote_literal(substr(lower(id), start)) || ':1A', ' ')::tsvector from generate_series(1, length(id)) start
$$;

-- A child is found by what it takes from its parent, too. Names are kept as written besides their stems, for words that
-- are still being typed; the sign between the two keeps phrases from reaching over.
create function product_words(p products, up products) returns tsvector language sql stable as $$
  select platform.id_words(p.id)
    || setweight(to_tsvector('platform.words', p.name), 'B') || '|:1B'::tsvector || setweight(to_tsvector('pg_catalog.simple', p.name), 'B')
    || setweight(to_tsvector('platform.words', coalesce(p.description, (up).description, '')), 'C')
    || setweight(jsonb_to_tsvector('platform.words', coalesce((up).xp, '{}') || coalesce(p.xp, '{}'), '["string", "numeric", "boolean"]'), 'D')
$$;

-- Almost no product has a parent or children, so the usual one asks for neither: 0.1 ms a write instead of 0.5.
create function keep_product_words() returns trigger language plpgsql as $$
declare
  up platform.products;
begin
  if new.parent_id is not null then
    select * into up from platform.products where marketplace_id = new.marketplace_id and id = new.parent_id;
  end if;
  insert into platform.product_texts (marketplace_id, product_id, search)
  values (new.marketplace_id, new.id, platform.product_words(new, up))
  on conflict (marketplace_id, product_id) do update set search = excluded.search;
  if new.is_parent then
    insert into platform.product_texts (marketplace_id, product_id, search)
    select p.marketplace_id, p.id, platform.product_words(p, new)
    from platform.products p where p.marketplace_id = new.marketplace_id and p.parent_id = new.id
    on conflict (marketplace_id, product_id) do update set search = excluded.search;
  end if;
  return null;
end $$;
create trigger products_words after insert or update of id, parent_id, name, description, xp on products
  for each row execute function keep_product_words();

insert into product_texts (marketplace_id, product_id, search)
select p.marketplace_id, p.id, product_words(p, up)
from products p
left join products up on up.marketplace_id = p.marketplace_id and up.id = p.parent_id;

-- What changed of products, in the transaction of the change: one row for each product it touched. Lists, which know the
-- rest already, look only at these (decision 0028), and the feed hands them on (0030). Kept by triggers, because a foreign
-- key that clears or cascades leaves no event of its own. An empty product is the tree of categories.
create table product_changes (
  marketplace_id text not null,
  -- read by transaction, as far as the oldest open one, like events
  xid xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  product_id text not null,
  -- false where only stock, prices or counts changed: lists keep none of them, and every order changes stock
  is_listed boolean not null default true,
  at timestamptz not null default now(),
  constraint product_changes_key primary key (marketplace_id, xid, id)
);
create index product_changes_age on product_changes using brin (at);

-- The comparison stands here and not in the trigger: a condition of the trigger is parsed anew for every statement (0.2 ms).
create function log_product() returns trigger language plpgsql as $$
declare
  before platform.products := old;
begin
  if tg_op = 'UPDATE' then
    before.inventory_enabled := new.inventory_enabled;
    before.inventory_notification_point := new.inventory_notification_point;
    before.inventory_variant_level_tracking := new.inventory_variant_level_tracking;
    before.inventory_order_can_exceed := new.inventory_order_can_exceed;
    before.inventory_quantity_available := new.inventory_quantity_available;
    before.inventory_last_updated := new.inventory_last_updated;
    before.spec_count := new.spec_count;
    before.variant_count := new.variant_count;
    insert into platform.product_changes (marketplace_id, product_id, is_listed) values (new.marketplace_id, new.id, before is distinct from new);
    if old.id = new.id then return null; end if;
  end if;
  if tg_op = 'INSERT' then
    insert into platform.product_changes (marketplace_id, product_id) values (new.marketplace_id, new.id);
  else
    insert into platform.product_changes (marketplace_id, product_id) values (old.marketplace_id, old.id);
  end if;
  return null;
end $$;
create trigger products_logged after insert or update or delete on products for each row execute function log_product();

-- An assignment changes the product it names; the argument says in which column.
create function log_product_of() returns trigger language plpgsql as $$
begin
  insert into platform.product_changes (marketplace_id, product_id)
  select distinct it ->> 'marketplace_id', it ->> tg_argv[0] from unnest(array[to_jsonb(old), to_jsonb(new)]) it where it is not null;
  return null;
end $$;
create trigger product_catalog_assignments_logged after insert or update or delete on product_catalog_assignments
  for each row execute function log_product_of('product_id');
create trigger category_product_assignments_logged after insert or update or delete on category_product_assignments
  for each row execute function log_product_of('product_id');
create trigger product_assignments_logged after insert or update or delete on product_assignments
  for each row execute function log_product_of('product_id');
create trigger product_suppliers_logged after insert or update or delete on product_suppliers
  for each row execute function log_product_of('product_id');
create trigger bundle_catalog_assignments_logged after insert or update or delete on bundle_catalog_assignments
  for each row execute function log_product_of('bundle_id');
create trigger category_bundle_assignments_logged after insert or update or delete on category_bundle_assignments
  for each row execute function log_product_of('bundle_id');
create trigger bundle_assignments_logged after insert or update or delete on bundle_assignments
  for each row execute function log_product_of('bundle_id');
create trigger bundle_product_assignments_logged after insert or update or delete on bundle_product_assignments
  for each row execute function log_product_of('bundle_id');

create function log_tree() returns trigger language plpgsql as $$
begin
  insert into platform.product_changes (marketplace_id, product_id) values (coalesce(new.marketplace_id, old.marketplace_id), '');
  return null;
end $$;
create trigger categories_logged after insert or delete on categories for each row execute function log_tree();
create trigger categories_changed after update on categories for each row
  when ((old.id, old.catalog_id, old.parent_id, old.active) is distinct from (new.id, new.catalog_id, new.parent_id, new.active))
  execute function log_tree();
