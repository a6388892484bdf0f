-- The search index of each process has its own copy of synonyms and titles, and is told when they change. Staff write
-- them rarely, so a notification in the commit makes no one wait.
create function announce_words() returns trigger language plpgsql as $$
begin
  perform pg_notify('tessera_words', '');
  return null;
end $$;

create trigger synonyms_announced after insert or update or delete or truncate on synonyms
  for each statement execute function announce_words();
create trigger content_items_announced after insert or update or delete or truncate on content_items
  for each statement execute function announce_words();
