-- expand
-- An edge in front of the shop stores pages and is told when they show something else. Staff write these tables rarely, so
-- a notification in the commit makes no one wait. A start saves what is shipped; rows that stay the same announce nothing.
create function announce_pages() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old is distinct from new then
    perform pg_notify('tessera_pages', '');
  end if;
  return null;
end $$;

-- a draft is shown nowhere
create trigger content_items_shown after insert or delete on content_items
  for each row execute function announce_pages();
create trigger content_items_published after update on content_items
  for each row when (old.published_version is distinct from new.published_version) execute function announce_pages();
create trigger site_settings_shown after insert or update or delete on site_settings
  for each row execute function announce_pages();
create trigger static_data_shown after insert or update or delete on static_data
  for each row execute function announce_pages();
create trigger alt_texts_shown after insert or update or delete on alt_texts
  for each row execute function announce_pages();
create trigger redirects_shown after insert or update or delete on redirects
  for each row execute function announce_pages();
create trigger stores_shown after insert or update or delete on stores
  for each row execute function announce_pages();
create trigger store_people_shown after insert or update or delete on store_people
  for each row execute function announce_pages();
create trigger store_events_shown after insert or update or delete on store_events
  for each row execute function announce_pages();
