-- expand
-- Prices of a page of products are asked for by the IDs of products and schedules, in any case of letters. Without these
-- indexes each of those lists read the whole table: 40,000 rows for 10,000 products.
create index price_schedules_id_text on price_schedules (marketplace_id, lower(id));
create index product_assignments_product_text on product_assignments (marketplace_id, lower(product_id));
-- an index of an expression has no statistics until its table is analyzed, and these tables may not change for months
analyze price_schedules;
analyze product_assignments;
