-- expand
-- A promotion is checked when its count changes. A fault is also an order that is submitted or canceled and leaves the
-- count as it is, so the promotions of such an order are noted too.
create function note_unchecked_uses() returns trigger language plpgsql as $$
begin
  insert into platform.unchecked_records (about, marketplace_id, key)
  select distinct 'promotion', old.marketplace_id, promotion_id from platform.order_promotions where order_uid = old.uid;
  return case tg_op when 'DELETE' then old end;
end $$;
create trigger orders_uses_unchecked after update of status, is_submitted on orders
  for each row when (new.is_submitted <> old.is_submitted or (new.status = 'Canceled') <> (old.status = 'Canceled'))
  execute function note_unchecked_uses();
-- before, because its promotions go first
create trigger orders_uses_gone_unchecked before delete on orders
  for each row when (old.is_submitted) execute function note_unchecked_uses();

create function note_unchecked_use() returns trigger language plpgsql as $$
begin
  insert into platform.unchecked_records (about, marketplace_id, key)
  select 'promotion', marketplace_id, coalesce(new.promotion_id, old.promotion_id) from platform.orders
  where uid = coalesce(new.order_uid, old.order_uid) and is_submitted;
  return null;
end $$;
create trigger order_promotions_use_unchecked after insert or delete on order_promotions
  for each row execute function note_unchecked_use();
