-- What a refused form held, so that the customer need not type it again. Card number and code still have no column.
alter table requests
  add column problem text,
  add column expires text check (length(expires) <= 10),
  add column holder text check (length(holder) <= 100),
  add column billing_zip text check (length(billing_zip) <= 10);

alter table tokens add column billing_zip text;
