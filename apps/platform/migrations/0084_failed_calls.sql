-- expand
-- A call that a request waits for, such as one of a checkout event, is kept here if it failed. Nothing sends it again.
alter table deliveries drop constraint deliveries_status,
  add constraint deliveries_status check (status in ('Waiting', 'Delivered', 'Parked', 'Failed'));
