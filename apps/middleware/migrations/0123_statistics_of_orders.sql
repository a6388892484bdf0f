-- expand
-- As on the platform: ten orders changed enough rows for new statistics, and every connection planned its statements again.
alter table payment_attempts set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
alter table payment_notices set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
alter table payment_requests set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
alter table card_tokens set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
alter table followed_orders set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
alter table web_order_numbers set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
alter table rate_limits set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
alter table mails set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
alter table sales_documents set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
alter table sales_lines set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
alter table sales_words set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
alter table sales_events set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
