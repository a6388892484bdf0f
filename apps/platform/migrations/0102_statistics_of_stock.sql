-- expand
-- As 0096, for the two tables that it left out because many of their rows may come at once: each order changes them, and
-- at 20 orders a second each had new statistics and was vacuumed every 15 s. A growing table still gets statistics each
-- time it has grown by half; one that only changes, after as many changes as it has rows, or half as many.
alter table inventory_records set (autovacuum_analyze_scale_factor = 0.5, autovacuum_vacuum_scale_factor = 0.5);
alter table product_changes set (autovacuum_analyze_scale_factor = 1, autovacuum_vacuum_insert_scale_factor = 1,
  autovacuum_vacuum_insert_threshold = 5000);
