-- Audit and outbox in one: who did what, on whose behalf, when. Written in the transaction of the change.
create table events (
  id bigint generated always as identity,
  -- the relay reads by transaction, as far as the oldest open one, so that a late commit is never passed over
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  marketplace_id text not null,
  operation text not null,
  client_id text,
  username text,
  impersonator text,
  params jsonb,
  body jsonb,
  reply_id text,
  request_id text,
  address text,
  primary key (xid, id)
);
-- also how a list knows that nothing was written since it was last counted
create index events_marketplace on events (marketplace_id, xid);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger events_append_only before update or delete or truncate on events
  for each statement execute function refuse_change();

-- How far the relay has handed events on.
create table event_cursor (
  single boolean primary key default true check (single),
  last_xid xid8 not null default '0',
  last_id bigint not null default 0
);
insert into event_cursor default values;
