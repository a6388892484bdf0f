-- a customer who comes back from the bank asks for the latest attempt of the order, also when it has ended
create index payment_attempts_order on payment_attempts (order_id, created_at desc) where order_id is not null;
