-- expand
-- outside a transaction
-- The lists of customers and of open documents sorted all rows for each page of 50.
drop index concurrently if exists accounts_by_name;
create index concurrently accounts_by_name on accounts (name, id);
drop index concurrently if exists billing_documents_by_due;
create index concurrently billing_documents_by_due on billing_documents (due_on, id) include (account_id, side, open_cents)
  where open_cents > 0 and account_id is not null;
