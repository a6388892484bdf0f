-- expand
-- Pictures of products that staff uploaded. The product names the one it shows; without one its picture is drawn.
create table product_pictures (
  id uuid primary key,
  sku text not null,
  view text not null check (view in ('face', 'laid', 'scene')),
  bytes bytea not null,
  width integer not null,
  height integer not null,
  uploaded_by text not null,
  created_at timestamptz not null default now()
);
create index product_pictures_sku on product_pictures (sku, created_at desc);
