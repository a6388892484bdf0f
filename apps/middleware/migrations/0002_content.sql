-- The head of a page: what is newest, and what the public sees. The words are in its versions.
create table content_items (
  path text primary key check (path ~ '^/[a-z0-9]+([/-][a-z0-9]+)*$' and length(path) <= 200),
  kind text not null
    check (kind in ('article', 'installation-guide', 'care-guide', 'category', 'policy', 'page', 'slot')),
  version integer not null,
  -- null is a draft; lower than the version is a page with a draft behind it
  published_version integer,
  published_at timestamptz,
  -- what came with the program may be brought up to date by it until somebody edits it
  shipped_version integer not null default 0,
  edited boolean not null default false,
  updated_at timestamptz not null default now(),
  check (published_version <= version),
  check ((published_version is null) or (published_at is not null))
);
create index content_items_kind on content_items (kind, published_at desc);

create table content_versions (
  path text not null references content_items on delete cascade,
  version integer not null,
  title text not null check (length(title) between 1 and 200),
  summary text not null default '',
  body text not null default '',
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  tags text[] not null default '{}',
  saved_at timestamptz not null default now(),
  saved_by text not null,
  primary key (path, version)
);
create index content_versions_tags on content_versions using gin (tags);

create table site_settings (
  key text primary key,
  value jsonb not null,
  description text not null default '',
  edited boolean not null default false,
  updated_at timestamptz not null default now()
);

create table static_data (
  key text primary key,
  value jsonb not null,
  edited boolean not null default false,
  updated_at timestamptz not null default now()
);

create table alt_texts (
  image_name text primary key,
  alt text not null,
  edited boolean not null default false,
  updated_at timestamptz not null default now()
);

-- Pages and products in one table: a loop may run through both.
create table redirects (
  source text primary key check (source like '/%' and source not like '//%'),
  kind text not null check (kind in ('page', 'product')),
  status integer not null check (status in (301, 302, 410)),
  target text check (target like '/%' and target not like '//%' and target not like '%\\%'),
  -- a rule that was taken away stays as a note, so that a start does not bring ours back
  active boolean not null default true,
  edited boolean not null default false,
  updated_at timestamptz not null default now(),
  check ((status = 410) = (target is null)),
  check (source <> target)
);
create index redirects_kind on redirects (kind, source);
