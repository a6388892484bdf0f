-- A new ID of a line is followed into what names it: promotions, the items of its bundle, and the stored responses of the
-- checkout event. Its shipments follow by foreign key. IDs hold no quote, so the responses are rewritten as text.
create function follow_line() returns trigger language plpgsql as $$
declare
  was text := '"LineItemID": "' || old.id || '"';
  now_is text := '"LineItemID": "' || new.id || '"';
begin
  update order_promotions set line_item_id = new.id where order_uid = new.order_uid and line_item_id = old.id;
  update line_items set bundle_item_id = new.id where order_uid = new.order_uid and bundle_item_id = old.id;
  update orders set
    ship_estimate_response = replace(ship_estimate_response::text, was, now_is)::jsonb,
    order_calculate_response = replace(order_calculate_response::text, was, now_is)::jsonb
  where uid = new.order_uid and (ship_estimate_response is not null or order_calculate_response is not null);
  return null;
end $$;
create trigger line_items_followed after update of id on line_items
  for each row when (old.id <> new.id) execute function follow_line();
