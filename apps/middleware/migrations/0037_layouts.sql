-- Rooms drawn tile by tile. A layout goes with its room.
create table project_layouts (
  id uuid primary key default gen_random_uuid(),
  project_id text not null references projects on delete cascade,
  room_id uuid not null,
  name text,
  sku text not null,
  -- sides, cut-outs, doors, pattern, joint, grout, start: what was typed, never looked into by a query
  plan jsonb not null,
  -- what it came to when it was saved
  figures jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid not null references people,
  foreign key (project_id, room_id) references project_rooms (project_id, id) on delete cascade
);
create index project_layouts_project on project_layouts (project_id, created_at);
create index project_layouts_room on project_layouts (room_id);
