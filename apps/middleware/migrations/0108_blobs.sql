-- expand
-- Bytes of uploads may be in a bucket. Their column then holds a reference: the first five bytes of the content, which
-- tell its kind, a mark, and the name in the bucket. An object goes when no row refers to it any more.
create table blobs (
  name text primary key,
  uses integer not null default 0,
  created_at timestamptz not null default now()
);
create index blobs_unused on blobs (created_at) where uses <= 0;

create function blob_name(stored bytea) returns text language sql immutable parallel safe as $$
  select case when substring(stored from 6 for 16) = '\x7e55e2a0b10b4e0a9d3c5f8e21c6d47a'::bytea
    then convert_from(substring(stored from 22), 'UTF8') end
$$;

create function use_blob() returns trigger language plpgsql as $$
declare
  used text;
begin
  execute format('select blob_name(($1).%I)', tg_argv[0]) into used using new;
  update blobs set uses = uses + 1 where name = used;
  return null;
end $$;

create function leave_blob() returns trigger language plpgsql as $$
declare
  left_name text;
begin
  execute format('select blob_name(($1).%I)', tg_argv[0]) into left_name using old;
  update blobs set uses = uses - 1 where name = left_name;
  return null;
end $$;

create trigger use_blob after insert or update of bytes on contact_photos
  for each row when (blob_name(new.bytes) is not null) execute function use_blob('bytes');
create trigger leave_blob after delete or update of bytes on contact_photos
  for each row when (blob_name(old.bytes) is not null) execute function leave_blob('bytes');
create trigger use_blob after insert or update of bytes on product_pictures
  for each row when (blob_name(new.bytes) is not null) execute function use_blob('bytes');
create trigger leave_blob after delete or update of bytes on product_pictures
  for each row when (blob_name(old.bytes) is not null) execute function leave_blob('bytes');
create trigger use_blob after insert or update of bytes on review_photos
  for each row when (blob_name(new.bytes) is not null) execute function use_blob('bytes');
create trigger leave_blob after delete or update of bytes on review_photos
  for each row when (blob_name(old.bytes) is not null) execute function leave_blob('bytes');
create trigger use_blob after insert or update of bytes on return_photos
  for each row when (blob_name(new.bytes) is not null) execute function use_blob('bytes');
create trigger leave_blob after delete or update of bytes on return_photos
  for each row when (blob_name(old.bytes) is not null) execute function leave_blob('bytes');
create trigger use_blob after insert or update of bytes on project_photos
  for each row when (blob_name(new.bytes) is not null) execute function use_blob('bytes');
create trigger leave_blob after delete or update of bytes on project_photos
  for each row when (blob_name(old.bytes) is not null) execute function leave_blob('bytes');
create trigger use_blob after insert or update of photo on sales_messages
  for each row when (blob_name(new.photo) is not null) execute function use_blob('photo');
create trigger leave_blob after delete or update of photo on sales_messages
  for each row when (blob_name(old.photo) is not null) execute function leave_blob('photo');
create trigger use_blob after insert or update of photo on quote_messages
  for each row when (blob_name(new.photo) is not null) execute function use_blob('photo');
create trigger leave_blob after delete or update of photo on quote_messages
  for each row when (blob_name(old.photo) is not null) execute function leave_blob('photo');
create trigger use_blob after insert or update of sealed on certificates
  for each row when (blob_name(new.sealed) is not null) execute function use_blob('sealed');
create trigger leave_blob after delete or update of sealed on certificates
  for each row when (blob_name(old.sealed) is not null) execute function leave_blob('sealed');
create trigger use_blob after insert or update of events on recording_parts
  for each row when (blob_name(new.events) is not null) execute function use_blob('events');
create trigger leave_blob after delete or update of events on recording_parts
  for each row when (blob_name(old.events) is not null) execute function leave_blob('events');
