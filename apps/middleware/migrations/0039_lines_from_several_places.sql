-- Which lines of the platform's order a line is: one of each place that its boxes come from. None where the platform has
-- no part in it.
alter table sales_lines add column platform_line_ids text[] not null default '{}';
update sales_lines set platform_line_ids = array[platform_line_id] where platform_line_id is not null;
alter table sales_lines drop column platform_line_id;
