-- expand
-- The primary leaves its name here. A standby that shows it has replayed a commit of this very primary, so positions in
-- the log of writes can be compared; one that followed another server, or another time line, never shows it.
create table replica_beacon (
  single boolean primary key default true check (single),
  node text not null
);
