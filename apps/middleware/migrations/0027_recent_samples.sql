-- One piece of a sample in 90 days, for whoever orders as a guest too (DOMAIN 3.6).
create index payment_attempts_email on payment_attempts (lower(email)) where purpose = 'order';
