-- expand
-- Promotions applied in one transaction had one time, so the next read sorted them by ID: after a change of the catalog
-- they were computed in another order, and the total of a cart changed. Rows of before keep the order of their times.
alter table order_promotions add column position integer not null default 0;
