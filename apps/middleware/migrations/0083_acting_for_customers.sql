-- A session that a member of staff opened as a customer names both. It has no refresh secret that anyone knows.
alter table sessions add column acting jsonb;

-- Codes that open such a session once. The platform's token is sealed with the code itself, which is not stored.
create table acting_codes (
  code_hash bytea primary key,
  person_id uuid not null references people,
  acting jsonb not null,
  sealed_token bytea not null,
  ends_at timestamptz not null
);
create index acting_codes_person on acting_codes (person_id);
create index acting_codes_end on acting_codes (ends_at);
