-- expand
-- As on the platform: ten payments changed enough rows for new statistics, and every connection planned its statements again.
alter table notices set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
alter table payments set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
alter table keys set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
alter table requests set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
alter table tokens set (autovacuum_analyze_threshold = 5000, autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = 5000);
