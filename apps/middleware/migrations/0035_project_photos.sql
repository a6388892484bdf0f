-- Pictures of a place, of a room or of all of it: drawn anew as they were uploaded.
create table project_photos (
  id uuid primary key default gen_random_uuid(),
  project_id text not null references projects on delete cascade,
  room_id uuid,
  person_id uuid not null references people,
  caption text,
  bytes bytea not null,
  at timestamptz not null,
  -- a room that goes leaves its photos to the project
  foreign key (project_id, room_id) references project_rooms (project_id, id) on delete set null (room_id)
);
create index project_photos_project on project_photos (project_id, at);
