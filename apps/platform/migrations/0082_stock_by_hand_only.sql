-- expand
-- A product without a count of its own has no movement to write: the call took 0.27 of the 1.3 ms of its insert.
drop trigger products_moved on products;
create trigger products_moved after update of id, inventory_quantity_available on products
  for each row execute function note_product_movement();
create trigger products_started after insert on products
  for each row when (new.inventory_quantity_available is not null) execute function note_product_movement();

drop trigger variants_moved on variants;
create trigger variants_moved after update of product_id, id, inventory_quantity_available on variants
  for each row execute function note_variant_movement();
create trigger variants_started after insert on variants
  for each row when (new.inventory_quantity_available is not null) execute function note_variant_movement();
