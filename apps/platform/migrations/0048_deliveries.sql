-- Messages to receivers outside: webhooks, messages to people, reports of failures. A row is written in the transaction
-- of the change it reports and sent afterward, at least once; within a lane, the rows of one object are sent in order.
create table deliveries (
  marketplace_id text not null,
  id text not null default gen_random_uuid()::text,
  nth bigint generated always as identity,
  -- the kind of source: Webhook, MessageSender, ErrorConfig
  kind text not null,
  source_id text,
  -- the operation or the message type
  subject text not null,
  -- the kind of target: a key of DeliveryTargets, or Mail
  target text not null,
  object_id text,
  status text not null default 'Waiting',
  attempt_count integer not null default 0,
  date_created timestamptz not null default now(),
  date_due timestamptz not null default date_trunc('milliseconds', now()),
  date_finished timestamptz,
  problem text,
  -- one lane per receiver
  lane text not null,
  -- the day of attempts counts from here; a resent message gets a new one
  tried_since timestamptz not null default now(),
  -- null after it was sent, if it held a secret
  message jsonb,
  has_secret boolean not null default false,
  -- for whom a token is signed when the message is sent
  token jsonb,
  -- where the address and the key are read when the message is sent
  webhook_id text,
  message_sender_id text,
  delivery_config_id text,
  constraint deliveries_key primary key (marketplace_id, id),
  constraint deliveries_status check (status in ('Waiting', 'Delivered', 'Parked')),
  constraint deliveries_marketplace foreign key (marketplace_id) references marketplaces (id) on delete cascade,
  constraint deliveries_webhook foreign key (marketplace_id, webhook_id) references webhooks (marketplace_id, id) on update cascade on delete set null (webhook_id),
  constraint deliveries_message_sender foreign key (marketplace_id, message_sender_id) references message_senders (marketplace_id, id) on update cascade on delete set null (message_sender_id),
  constraint deliveries_delivery_config foreign key (marketplace_id, delivery_config_id) references delivery_configs (marketplace_id, id) on update cascade on delete set null (delivery_config_id)
);
create index deliveries_due on deliveries (lane, date_due, nth) where status = 'Waiting';
create index deliveries_order on deliveries (lane, object_id, nth) where status = 'Waiting';
create index deliveries_recent on deliveries (marketplace_id, date_created desc);
create index deliveries_finished on deliveries (date_finished) where date_finished is not null;
create index deliveries_webhook on deliveries (marketplace_id, webhook_id) where webhook_id is not null;
create index deliveries_message_sender on deliveries (marketplace_id, message_sender_id) where message_sender_id is not null;
create index deliveries_delivery_config on deliveries (marketplace_id, delivery_config_id) where delivery_config_id is not null;

create table delivery_attempts (
  marketplace_id text not null,
  delivery_id text not null,
  nth integer not null,
  at timestamptz not null,
  milliseconds integer not null,
  -- of HTTP; null without an answer
  status_code integer,
  problem text,
  answer text,
  constraint delivery_attempts_key primary key (marketplace_id, delivery_id, nth),
  constraint delivery_attempts_delivery foreign key (marketplace_id, delivery_id) references deliveries (marketplace_id, id) on delete cascade
);

-- One process at a time works on a lane. A killed one loses its lane when the lease ends.
create table delivery_lanes (
  lane text primary key,
  marketplace_id text not null references marketplaces (id) on delete cascade,
  holder text,
  leased_until timestamptz not null default '-infinity',
  -- failures in a row of a receiver that is down
  failures integer not null default 0,
  resume_at timestamptz not null default '-infinity'
);
create index delivery_lanes_marketplace on delivery_lanes (marketplace_id);
