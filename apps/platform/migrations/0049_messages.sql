-- Messages carry what their senders and the built-in mail need to know.
alter table messages
  -- the API client whose call caused it; a token for the recipient is signed for it
  add client_id text,
  -- messages about one object are sent in order
  add object_id text,
  add log_id text,
  -- false: if no sender is assigned, nobody is told
  add is_mailed boolean not null default true;

-- Whether the buyer was told of a shipment. Those of earlier releases are not told again.
alter table shipments add is_announced boolean not null default false;
update shipments set is_announced = true where date_shipped is not null;
