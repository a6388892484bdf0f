-- expand
-- A prepared statement is planned again, on every connection, after each table in it gets new statistics or is vacuumed.
-- Both come after 50 changed rows by default, which ten orders make: with 16 guests at the checkout, planning again took
-- 30 % of PostgreSQL's time and the work itself 8 %. These tables are read by keys, whatever their statistics say (0083).
alter table orders set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
alter table line_items set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
alter table events set (autovacuum_analyze_threshold = 10000, autovacuum_vacuum_threshold = 10000,
  autovacuum_vacuum_insert_threshold = 10000);
alter table idempotency_keys set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
alter table payments set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
alter table payment_transactions set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
alter table stock_movements set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
alter table rate_limits set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000);
alter table event_cursor set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000);
