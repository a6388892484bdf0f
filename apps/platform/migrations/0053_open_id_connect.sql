-- Log-ins that wait for a browser to come back from its OpenID Connect provider. State and cookie are stored as hashes.
create table open_id_connect_attempts (
  state_hash text primary key,
  cookie_hash text not null,
  marketplace_id text not null,
  connect_id text not null,
  nonce text not null,
  code_verifier text not null,
  roles text,
  app_start_path text,
  expires_at timestamptz not null,
  constraint open_id_connect_attempts_connect_id foreign key (marketplace_id, connect_id) references open_id_connects (marketplace_id, id) on update cascade on delete cascade
);
create index open_id_connect_attempts_connect on open_id_connect_attempts (marketplace_id, connect_id);
create index open_id_connect_attempts_expiry on open_id_connect_attempts (expires_at);

-- Which user a person at a provider is. A provider never gives a subject to two people; an email address it may.
create table open_id_connect_users (
  marketplace_id text not null,
  connect_id text not null,
  issuer text not null,
  subject text not null,
  uid bigint not null references users (uid) on delete cascade,
  constraint open_id_connect_users_key primary key (marketplace_id, connect_id, issuer, subject),
  constraint open_id_connect_users_connect_id foreign key (marketplace_id, connect_id) references open_id_connects (marketplace_id, id) on update cascade on delete cascade
);
create index open_id_connect_users_uid on open_id_connect_users (uid);
