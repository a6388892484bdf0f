-- expand
-- Staff ask which orders hold boxes of a product. Most lines are shipped, so the index has few of them.
create index sales_lines_held on sales_lines (sku)
  where boxes > shipped_boxes + canceled_boxes + backordered_boxes;
