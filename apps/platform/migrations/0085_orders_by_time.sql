-- expand
-- The seller's list of orders, by creation or by submission, read and sorted all of them: half a second at 60,000.
create index orders_by_creation on orders (marketplace_id, date_created, id) where is_submitted and side = 'buyer';
create index orders_by_submission on orders (marketplace_id, date_submitted desc, id) where is_submitted and side = 'buyer';
