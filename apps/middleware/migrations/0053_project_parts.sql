-- What a change of a project touched, so that changes of different parts do not collide.
alter table project_activity add column parts text[] not null default '{*}';
