-- expand
-- Staff list documents of all customers, newest first.
create index billing_documents_newest on billing_documents (document_on desc, id desc);

-- The member of staff behind a posting, the reason, and the request under its key.
create table staff_postings (
  account_id text not null references accounts,
  key text not null,
  -- a hash of the request: another request under the same key is refused
  request text not null,
  kind text not null check (kind in ('check', 'ach', 'credit-memo', 'write-off', 'apply')),
  -- the new document, or the credit that was applied
  document_id text not null references billing_documents,
  reason text,
  posted_by text not null,
  posted_at timestamptz not null,
  primary key (account_id, key)
);
create index staff_postings_document on staff_postings (document_id);
create trigger staff_postings_stay before update or delete or truncate on staff_postings
  for each statement execute function keep_written();
