-- expand
-- outside a transaction
-- The figures of today read the last days alone.
drop index concurrently if exists quote_versions_created;
create index concurrently quote_versions_created on quote_versions (created_at) where version > 0;
drop index concurrently if exists deliveries_shipped;
create index concurrently deliveries_shipped on deliveries (shipped_at);
