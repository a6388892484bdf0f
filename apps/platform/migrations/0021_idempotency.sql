-- A write that was marked with a key, and the reply it had. Kept in the transaction of the write, for a day.
create table idempotency_keys (
  marketplace_id text not null references marketplaces (id) on delete cascade,
  -- the user and, for a guest, the one order: nobody hears another's reply
  caller text not null,
  key text not null,
  request_hash text not null,
  reply text,
  created_at timestamptz not null default now(),
  constraint idempotency_keys_key primary key (marketplace_id, caller, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
