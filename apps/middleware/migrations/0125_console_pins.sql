-- expand
-- Pages of the console that staff pinned to their own menu.
create table console_pins (
  -- the supplier's ID; empty for users of the seller
  company text not null,
  owner_id text not null,
  href text not null check (length(href) between 2 and 1000),
  label text not null check (length(label) between 1 and 80),
  created_at timestamptz not null default clock_timestamp(),
  primary key (company, owner_id, href)
);
