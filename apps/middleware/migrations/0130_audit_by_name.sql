-- expand
-- The audit is searched by the full name of a customer or of a member of the staff, whose ID follows the name.
create index people_full_name on people (lower(first_name || ' ' || last_name));
create index audit_records_staff_name on audit_records (lower(regexp_replace(actor, ' \([^)]*\)$', '')), at, id)
  where actor is not null;
