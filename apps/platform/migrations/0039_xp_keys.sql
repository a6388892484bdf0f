-- Names that xp of products and of orders has had: a marketplace has room for a thousand of each (SEMANTICS).
create table xp_keys (
  marketplace_id text not null references marketplaces (id) on delete cascade,
  thing text not null check (thing in ('product', 'order')),
  key text not null,
  primary key (marketplace_id, thing, key)
);
