-- The same key again is the same offer: a form that is sent twice makes one version.
alter table quote_versions add column key text;
create unique index quote_versions_key on quote_versions (quote_id, key) where key is not null;

-- Words for customers that staff use again.
create table staff_templates (
  kind text not null check (kind in ('offer', 'decline', 'message')),
  name text not null check (length(name) between 1 and 60),
  body text not null check (length(body) between 1 and 2000),
  primary key (kind, name)
);
insert into staff_templates (kind, name, body) values
  ('offer', 'First offer', 'Thank you for your request. Here’s our offer. Call or reply here if you’d like anything changed.'),
  ('offer', 'Better price', 'We looked at this again and found you a better price. The offer is good for the time shown.'),
  ('offer', 'Stock is held', 'We can hold these boxes from one lot as soon as you accept.'),
  ('decline', 'Discontinued', 'The maker has discontinued these products. We’d be glad to suggest others; just reply here.'),
  ('decline', 'Outside our area', 'We’re sorry, we don’t deliver to this address. You’re welcome to pick up at any of our stores.'),
  ('message', 'Need the area', 'Could you send us the size of each room? Then we can check the number of boxes before we offer.'),
  ('message', 'Working on it', 'We’re checking stock and freight for you and will have an offer by tomorrow.');

-- Staff look at quotes by state, newest or oldest first.
create index quotes_state on quotes (state, created_at desc, id desc);
