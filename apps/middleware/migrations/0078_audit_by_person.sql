-- Staff read the audit of the whole shop: by time, by request, and by the person who acted. Staff are named with the ID
-- of their user behind their name.
create index audit_records_at on audit_records (at, id);
create index audit_records_request on audit_records (request_id) where request_id is not null;
create index audit_records_person on audit_records (person_id, at, id) where person_id is not null;
create index audit_records_staff on audit_records (substring(actor from '\(([^()]*)\)$'), at, id) where actor is not null;
