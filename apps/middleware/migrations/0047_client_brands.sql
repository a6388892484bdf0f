-- How a company appears on the pages and PDFs that its own clients open.
create table client_brands (
  account_id text primary key references accounts,
  logo bytea,
  license_number text,
  updated_at timestamptz not null,
  updated_by uuid not null references people
);
