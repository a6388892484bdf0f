-- Synonyms are data: all words of `same` mean one thing; whoever says `from_words` also means `to_words`.
create table synonyms (
  id bigint generated always as identity primary key,
  same text[],
  from_words text[],
  to_words text[],
  check ((same is not null) = (from_words is null and to_words is null))
);

-- What people looked for and did not find, for whoever buys and names the range.
create table searches_without_result (
  words text primary key,
  times integer not null default 1,
  last_at timestamptz not null default now()
);
