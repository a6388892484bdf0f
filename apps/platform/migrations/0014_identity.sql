-- What signing in needs to know of a user; kept apart so that no generic read can reach it.
create table credentials (
  uid bigint primary key references users (uid) on delete cascade,
  password_hash text,
  -- earlier hashes, newest first, for the rule against reuse
  earlier_hashes jsonb not null default '[]',
  locked_until timestamptz,
  -- every token carries the version it was issued under; raising it revokes them all
  token_version integer not null default 1
);

-- Secrets that work once: password resets, one-time passwords. Only their hashes are here.
create table one_time_secrets (
  hash text primary key,
  uid bigint not null references users (uid) on delete cascade,
  purpose text not null check (purpose in ('reset', 'one-time-password')),
  client_id text not null,
  -- the reset token sent along with a reset code; it ends when a newer one is asked for
  token_id text,
  expires_at timestamptz not null
);
create index one_time_secrets_user on one_time_secrets (uid, purpose);

create table refresh_tokens (
  hash text primary key,
  uid bigint not null references users (uid) on delete cascade,
  client_id text not null,
  roles jsonb not null,
  token_version integer not null,
  expires_at timestamptz not null
);
create index refresh_tokens_expiry on refresh_tokens (expires_at);

-- Tokens that ended early, such as an anonymous one that was turned into an account: they must not be used again.
create table spent_tokens (
  id text primary key,
  expires_at timestamptz not null
);

create table signing_keys (
  kid text primary key,
  private_key jsonb not null,
  public_key jsonb not null,
  created_at timestamptz not null default now()
);

-- Shared by all processes. Unlogged: after a crash the counts start again, which is what a limit may do.
create unlogged table rate_limits (
  key text primary key,
  started_at timestamptz not null default now(),
  hits integer not null default 1
);

-- Messages to people, written in the transaction of what they tell. Whoever sends one deletes it: some hold a secret.
create table messages (
  id bigint generated always as identity primary key,
  marketplace_id text not null references marketplaces (id) on delete cascade,
  message_type text not null,
  recipient bigint not null references users (uid) on delete cascade,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index messages_recipient on messages (recipient);

create function is_member(u users, group_id text) returns boolean language sql stable as $$
  select exists (
    select from user_group_assignments g
    where g.marketplace_id = u.marketplace_id and g.company_type = u.company_type and g.company_id = u.company_id
      and g.user_id = u.id and g.user_group_id = group_id)
$$;

-- Asked when an impersonation token is given and again on each use: the impersonator is active, may still
-- impersonate, and both sides are those the configuration names. Without a buyer the impersonator is the seller's.
create function may_impersonate(c impersonation_configs, who users, whom users) returns boolean language sql stable as $$
  select who.active and who.company_type <> 'supplier'
    and who.marketplace_id = c.marketplace_id and whom.marketplace_id = c.marketplace_id
    and available_roles(who.marketplace_id, who.company_type, who.company_id, who.id) ?| array['BuyerImpersonation', 'FullAccess']
    and c.impersonation_buyer_id is not distinct from case who.company_type when 'buyer' then who.company_id end
    and coalesce(c.impersonation_user_id = who.id, true)
    and (c.impersonation_group_id is null or is_member(who, c.impersonation_group_id))
    and whom.company_type = 'buyer'
    and coalesce(c.buyer_id = whom.company_id, true)
    and coalesce(c.user_id = whom.id, true)
    and (c.group_id is null or is_member(whom, c.group_id))
$$;
