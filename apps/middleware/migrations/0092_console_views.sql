-- expand
-- Addresses of lists in the console that staff saved under a name, for themselves or for their company.
create table console_views (
  id uuid primary key default gen_random_uuid(),
  -- the supplier's ID; empty for users of the seller
  company text not null,
  owner_id text not null,
  owner_name text not null,
  list text not null check (length(list) between 2 and 300),
  name text not null check (length(name) between 1 and 40),
  words text not null check (length(words) <= 1000),
  is_shared boolean not null,
  created_at timestamptz not null default now(),
  constraint console_views_name unique (company, owner_id, list, name)
);
