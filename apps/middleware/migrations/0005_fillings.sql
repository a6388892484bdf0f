-- What has been filled into the shop to its end; a filling that was cut off is done again.
create table fillings (
  name text primary key,
  finished_at timestamptz not null default now()
);

-- Keys that sign and seal, by what they are for; made at first use.
create table secrets (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);
