-- expand
-- A use of a promotion without limits is a new row and nothing else: its promotion's row would be locked by one order
-- after the other. A job adds what is not counted yet to the promotion.
alter table promotion_redemptions add column is_counted boolean not null default true;
create index promotion_redemptions_uncounted on promotion_redemptions (marketplace_id, promotion_id) where not is_counted;

-- Numbers of such uses, which need not be counted per user. Those of limited promotions begin at 1.
create sequence promotion_use_numbers as integer increment -1 minvalue -2147483648 maxvalue -1 start -1 cycle;
