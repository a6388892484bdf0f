-- What people like and want to find again, on every device they sign in on.
create table favorites (
  person_id uuid not null references people on delete cascade,
  sku text not null,
  added_at timestamptz not null default now(),
  primary key (person_id, sku)
);
