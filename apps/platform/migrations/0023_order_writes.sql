-- All guests are one user, so a guest's order is found by its ID, whatever else is known of it.
create index orders_guest on orders (id) where is_guest;

-- Without an ID there is no address to look for.
alter function order_address(bigint, text) strict;
alter function ship_from_address(bigint, text) strict;

-- The application writes these with the rest of the order.
drop function keep_copies(bigint);

-- MON-1: at the end of each transaction the sums of the lines are those of the order, to the last decimal.
create or replace function check_order_sums() returns trigger language plpgsql as $$
begin
  if exists (
    select from orders o
    where o.uid = new.uid and (
      o.subtotal <> (select coalesce(sum(l.line_subtotal), 0) from line_items l where l.order_uid = o.uid)
      or o.promotion_discount <> (select coalesce(sum(a.amount), 0) from order_promotions a where a.order_uid = o.uid))) then
    raise exception 'The sums of order % do not agree with its lines.', new.id using errcode = 'check_violation', constraint = 'orders_sums';
  end if;
  return null;
end $$;
