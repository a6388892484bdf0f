-- expand
-- Counts how often a form was closed and opened again: an Undo names the state that it takes back.
alter table form_tasks add column done_version integer not null default 0;
