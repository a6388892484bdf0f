-- Staff look for orders by number, PO, job, name and phone, across all accounts.

-- One text in small letters, such as '4500000012 po-1180 elm street'.
create function search_words(parts text[]) returns text language sql immutable parallel safe
  return lower(array_to_string(parts, ' '));
-- Phone numbers are found however they are written.
create function phone_digits(phone text) returns text language sql immutable parallel safe
  return nullif(regexp_replace(phone, '\D', '', 'g'), '');

create extension if not exists pg_trgm;
-- An administrator may have installed the extension in another schema.
do $$
declare
  home text := (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_trgm');
  words text;
begin
  foreach words in array array[
    'sales_documents_words on sales_documents using gin (search_words(array[id, platform_order_id, po_number, job_name,
      ship_to_place ->> ''firstName'', ship_to_place ->> ''lastName'', ship_to_place ->> ''company'',
      phone_digits(ship_to_place ->> ''phone'')]) %I.gin_trgm_ops)',
    'accounts_words on accounts using gin (search_words(array[number, name]) %I.gin_trgm_ops)',
    'people_words on people using gin (search_words(array[first_name, last_name, email, phone_digits(phone)])
      %I.gin_trgm_ops) where status <> ''deleted''',
    'quotes_words on quotes using gin (search_words(array[id, po_number, job_name]) %I.gin_trgm_ops)',
    'billing_documents_words on billing_documents using gin (search_words(array[id, po_number, job_name, reference])
      %I.gin_trgm_ops)'
  ] loop
    execute format('create index ' || words, home);
  end loop;
end
$$;

-- The lists of orders: newest first, those with work left, and those with money open.
create index sales_documents_placed on sales_documents (placed_at desc, id desc);
create index sales_documents_active on sales_documents (placed_at desc, id desc)
  where status in ('open', 'awaiting-approval');
create index billing_documents_owed on billing_documents (sales_document_id)
  where open_cents > 0 and side = 'debit' and sales_document_id is not null;
