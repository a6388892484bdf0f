-- A PUT creates its object or changes it. Receivers of tracking events are told which, so the event remembers it.
alter table events add column created boolean not null default false;
