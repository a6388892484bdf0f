-- What customers say about products. One of each person about each product.
create table reviews (
  id uuid primary key default gen_random_uuid(),
  sku text not null,
  -- who wrote it; the name shown comes from there, so that it goes when they go
  person_id uuid references people on delete cascade,
  -- the name of somebody without an account: written on a card in a store
  author text,
  stars smallint not null check (stars between 1 and 5),
  title text,
  text text,
  source text not null check (source in ('bought', 'sample', 'job', 'store')),
  -- what the books said when it was written
  verified text not null default 'no' check (verified in ('bought', 'sample', 'no')),
  state text not null check (state in ('published', 'held', 'removed')),
  -- why it waits for somebody to read it
  held_because text,
  -- goes up with every change: a decision is about the words that were read
  version integer not null default 1,
  -- how many found it so, kept by the votes
  helpful integer not null default 0,
  written_at timestamptz not null default now(),
  -- what the shop says to these words; other words are without it
  answer text,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null)),
  check ((person_id is null) <> (author is null))
);
create unique index reviews_person on reviews (sku, person_id) where person_id is not null;
create index reviews_shown on reviews (sku, written_at desc) where state = 'published';

-- Drawn anew as they came. Their ID is known to the author and the shop alone until the review is published.
create table review_photos (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references reviews on delete cascade,
  position smallint not null,
  bytes bytea not null,
  small bytea not null
);
create index review_photos_review on review_photos (review_id);

create table review_votes (
  review_id uuid not null references reviews on delete cascade,
  person_id uuid not null references people on delete cascade,
  primary key (review_id, person_id)
);

create function count_helpful() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update reviews set helpful = helpful + 1 where id = new.review_id;
  else
    update reviews set helpful = helpful - 1 where id = old.review_id;
  end if;
  return null;
end
$$;
create trigger review_votes_counted after insert or delete on review_votes
  for each row execute function count_helpful();
