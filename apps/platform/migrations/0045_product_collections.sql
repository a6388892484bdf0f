-- Lists of products that buyer users keep. The key inside never changes, so a new ID costs one row.
create table product_collections (
  uid bigint generated always as identity primary key,
  marketplace_id text not null,
  buyer_id text not null,
  id text not null,
  -- null: made by the seller for the whole buyer
  owner_uid bigint references users (uid) on delete cascade,
  name text not null,
  access_level text not null check (access_level in ('Private', 'Public', 'Shareable')),
  xp jsonb,
  constraint product_collections_key unique (marketplace_id, buyer_id, id),
  constraint product_collections_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint product_collections_buyer_id foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade
);
create index product_collections_owner on product_collections (owner_uid);

create table product_collection_entries (
  collection_uid bigint not null references product_collections (uid) on delete cascade,
  marketplace_id text not null,
  product_id text not null,
  list_order integer,
  date_added timestamptz not null default now(),
  constraint product_collection_entries_key primary key (collection_uid, product_id),
  constraint product_collection_entries_product_id foreign key (marketplace_id, product_id) references products (marketplace_id, id) on update cascade on delete cascade
);
create index product_collection_entries_product on product_collection_entries (marketplace_id, product_id);

create table product_collection_invitations (
  collection_uid bigint not null references product_collections (uid) on delete cascade,
  marketplace_id text not null,
  id text not null,
  name text not null,
  admin boolean not null,
  accepted boolean not null generated always as (accepted_by is not null) stored,
  expiration_date timestamptz not null,
  xp jsonb,
  invited_by bigint references users (uid) on delete cascade,
  accepted_by bigint references users (uid) on delete cascade,
  constraint product_collection_invitations_key primary key (collection_uid, id)
);
create index product_collection_invitations_member on product_collection_invitations (accepted_by) where accepted_by is not null;
create index product_collection_invitations_inviter on product_collection_invitations (invited_by);
