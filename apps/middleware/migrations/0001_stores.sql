create table stores (
  id text primary key,
  slug text not null unique,
  name text not null,
  street text not null,
  city text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  zip text not null check (zip ~ '^\d{5}$'),
  phone text not null,
  email text not null,
  time_zone text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  hours jsonb not null check (jsonb_array_length(hours) = 7),
  holiday_hours jsonb not null default '{}',
  exceptions jsonb not null default '[]',
  services text[] not null default '{}',
  active boolean not null default true,
  -- what came with the program may be brought up to date by it until somebody edits it
  shipped_version integer not null default 0,
  edited boolean not null default false,
  updated_at timestamptz not null default now()
);

-- Apart from the stores, so that no reading of a store can bring the secret along.
create table store_merchants (
  store_id text primary key references stores on delete cascade,
  merchant_id text not null unique,
  merchant_secret text not null
);

create table zip_places (
  zip text primary key check (zip ~ '^\d{5}$'),
  city text not null,
  state text not null,
  latitude double precision not null,
  longitude double precision not null
);
create index zip_places_city on zip_places (lower(city) text_pattern_ops);
