-- Every address a product has had. The address of a product that was renamed leads to its present one.
create table if not exists product_slugs (
  slug text primary key,
  sku text not null,
  since timestamptz not null default now()
);
