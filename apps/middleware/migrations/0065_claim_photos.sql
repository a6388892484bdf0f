-- A claim names broken pieces, if they are fewer than a box, and has photos.
alter table sales_return_lines add column pieces integer
  constraint sales_return_lines_pieces check (pieces > 0);

create table return_photos (
  id uuid primary key default gen_random_uuid(),
  return_id text not null references sales_returns,
  position smallint not null,
  bytes bytea not null,
  created_at timestamptz not null default now(),
  constraint return_photos_position unique (return_id, position)
);
