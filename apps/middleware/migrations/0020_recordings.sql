-- Recordings of visits, of those who agreed. They come in parts; what is typed never is in them.
create table recordings (
  id uuid primary key,
  -- whoever was signed in, as far as known
  person_id uuid references people on delete cascade,
  customer_id text,
  email text,
  pages text[] not null default '{}',
  parts integer not null default 0,
  bytes bigint not null default 0,
  started_at timestamptz not null,
  last_at timestamptz not null
);
create index recordings_started on recordings (started_at desc);

create table recording_parts (
  recording_id uuid not null references recordings on delete cascade,
  part integer not null,
  -- JSON, packed by gzip
  events bytea not null,
  primary key (recording_id, part)
);

-- Where in our own source a stack leads, as long as the build is there that it came from.
alter table collected_errors add column mapped text;
