-- expand
-- The audit is searched by the full name of a person.
create index users_full_name on users (marketplace_id, lower(first_name || ' ' || last_name));
