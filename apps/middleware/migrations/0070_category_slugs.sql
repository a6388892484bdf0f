-- Every address a category has had. A former address leads to the present one of the category with this ID, or of the
-- one with these names if the category was given another ID.
create table category_slugs (
  slug text primary key,
  category_id text not null,
  department text not null,
  name text not null,
  since timestamptz not null default now()
);
