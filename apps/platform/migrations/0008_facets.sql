create table product_facets (
  marketplace_id text not null,
  id text not null,
  name text not null,
  xp_path text,
  list_order integer not null,
  min_count integer not null,
  xp jsonb,
  constraint product_facets_key primary key (marketplace_id, id),
  constraint product_facets_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade
);

-- A facet counts the xp key of its own name unless told otherwise.
create function set_xp_path() returns trigger language plpgsql as $$
begin
  new.xp_path := coalesce(nullif(new.xp_path, ''), new.id);
  return new;
end $$;
create trigger product_facets_path before insert or update on product_facets for each row execute function set_xp_path();

create unique index product_facets_xp_path on product_facets (marketplace_id, lower(xp_path));
