-- An invitation lets others add lines to an order of its user, each invitation its own.
create table group_order_invitations (
  marketplace_id text not null references marketplaces (id) on delete cascade,
  id text not null,
  order_uid bigint not null references orders (uid) on delete cascade,
  user_uid bigint not null references users (uid) on delete cascade,
  client_id text not null,
  name text,
  expiration_date timestamptz not null,
  xp jsonb,
  date_created timestamptz not null default now(),
  constraint group_order_invitations_key primary key (marketplace_id, id)
);
create index group_order_invitations_of_order on group_order_invitations (order_uid);
create index group_order_invitations_of_user on group_order_invitations (user_uid);
