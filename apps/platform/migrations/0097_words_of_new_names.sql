-- expand
-- A new name or description made all words of a product again: 0.8 ms of an update of 1.5, of which those of xp took 0.45
-- and those of the ID 0.1. Both are in the row already, told apart by their weights, so they stay as they are. What stays
-- comes first, because words that are put behind others are moved by as many places each time.
create function name_words(name text, description text) returns tsvector language sql stable as $$
  select '|:1B'::tsvector || setweight(to_tsvector('platform.words', name), 'B')
    || '|:1B'::tsvector || setweight(to_tsvector('pg_catalog.simple', name), 'B')
    || setweight(to_tsvector('platform.words', coalesce(description, '')), 'C')
$$;

create or replace function product_words(p products, up products) returns tsvector language sql stable as $$
  select setweight(jsonb_to_tsvector('platform.words', coalesce((up).xp, '{}') || coalesce(p.xp, '{}'), '["string", "numeric", "boolean"]'), 'D')
    || platform.id_words(p.id) || platform.name_words(p.name, coalesce(p.description, (up).description))
$$;

create or replace function keep_product_words() returns trigger language plpgsql as $$
declare
  up platform.products;
  is_kept boolean := false;
begin
  if tg_op = 'UPDATE' and old.id = new.id and old.parent_id is null and new.parent_id is null
    and old.xp is not distinct from new.xp then
    update platform.product_texts
    set search = ts_filter(search, '{a,d}') || platform.name_words(new.name, new.description)
    where marketplace_id = new.marketplace_id and product_id = new.id;
    is_kept := found;
  end if;
  if not is_kept then
    if new.parent_id is not null then
      select * into up from platform.products where marketplace_id = new.marketplace_id and id = new.parent_id;
    end if;
    insert into platform.product_texts (marketplace_id, product_id, search)
    values (new.marketplace_id, new.id, platform.product_words(new, up))
    on conflict (marketplace_id, product_id) do update set search = excluded.search;
  end if;
  if new.is_parent then
    insert into platform.product_texts (marketplace_id, product_id, search)
    select p.marketplace_id, p.id, platform.product_words(p, new)
    from platform.products p where p.marketplace_id = new.marketplace_id and p.parent_id = new.id
    on conflict (marketplace_id, product_id) do update set search = excluded.search;
  end if;
  return null;
end $$;
