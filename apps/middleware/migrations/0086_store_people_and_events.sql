-- expand
-- People and events of a store, which staff edit. A start fills them once per store.
alter table stores add column parts_filled boolean not null default false;

create table store_people (
  store_id text not null references stores on delete cascade,
  position smallint not null,
  name text not null,
  role text not null,
  about text not null,
  primary key (store_id, position)
);

-- An event has a day, or happens every month: the second Saturday is week 2, weekday 6.
create table store_events (
  store_id text not null references stores on delete cascade,
  position smallint not null,
  title text not null,
  about text not null,
  day date,
  week smallint check (week between 1 and 5),
  weekday smallint check (weekday between 0 and 6),
  -- null is the time at which the store opens
  starts text check (starts ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  minutes smallint not null check (minutes between 15 and 480),
  primary key (store_id, position),
  check ((day is null) = (week is not null and weekday is not null)),
  check (day is null or (week is null and weekday is null))
);
