-- Another address, asked for and not confirmed: one a person, and the newest counts.
create table email_changes (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null unique references people,
  email text not null check (email = lower(email)),
  created_at timestamptz not null default now()
);

-- Letters somebody does not want; those that must be sent are no topic here.
alter table people add column muted_topics text[] not null default '{}';

-- A photo beside a message: drawn anew as it comes, without a message until the form is sent.
create table contact_photos (
  id uuid primary key default gen_random_uuid(),
  reference text references contact_messages on delete cascade,
  bytes bytea not null,
  created_at timestamptz not null default now()
);
create unique index contact_photos_reference on contact_photos (reference) where reference is not null;
create index contact_photos_waiting on contact_photos (created_at) where reference is null;
