-- Points, each earning a lot of its own: what is left of it is moved by postings and by nothing else.
create sequence reward_numbers start 70000001;

create table rewards (
  id text primary key,
  key text not null unique,
  account_id text not null references accounts,
  kind text not null check (kind in ('purchase', 'referral', 'adjustment')),
  billing_document_id text references billing_documents,
  sales_document_id text references sales_documents,
  eligible_cents bigint not null check (eligible_cents >= 0),
  -- hundredths of a point for a dollar: 100, 125, 150; 500 for a referral
  rate integer not null check (rate >= 0),
  points bigint not null check (points > 0),
  earned_on date not null,
  releases_on date not null check (releases_on >= earned_on),
  expires_on date not null check (expires_on > earned_on),
  pending_points bigint not null default 0 check (pending_points >= 0),
  available_points bigint not null default 0 check (available_points >= 0),
  -- why it was taken back
  reason text,
  created_at timestamptz not null default now(),
  check (pending_points + available_points <= points)
);
create index rewards_account on rewards (account_id, earned_on desc, id);
create index rewards_pending on rewards (releases_on, id) where pending_points > 0;
create index rewards_releasing on rewards (account_id, releases_on) where pending_points > 0;
create index rewards_leaving on rewards (account_id, expires_on) where pending_points + available_points > 0;
create index rewards_available on rewards (account_id, expires_on, id) where available_points > 0;
create index rewards_expiring on rewards (expires_on, id) where pending_points + available_points > 0;
create index rewards_document on rewards (billing_document_id) where billing_document_id is not null;

create table reward_entries (
  id bigint generated always as identity primary key,
  account_id text not null references accounts,
  kind text not null check (kind in ('earn', 'release', 'redeem', 'payout', 'expire', 'reverse')),
  booked_on date not null,
  key text not null unique,
  words text,
  person_id uuid,
  created_at timestamptz not null default now()
);
create index reward_entries_account on reward_entries (account_id, booked_on);

create table reward_postings (
  entry_id bigint not null references reward_entries,
  line integer not null,
  book text not null check (book in ('issued', 'pending', 'available', 'redeemed', 'paid', 'expired', 'reversed')),
  reward_id text not null references rewards,
  points bigint not null check (points <> 0),
  primary key (entry_id, line)
);
create index reward_postings_reward on reward_postings (reward_id);

-- Sums of the postings, kept with them: an account with 25,000 lots is asked for them on every dashboard.
create table reward_balances (
  account_id text primary key references accounts,
  issued_points bigint not null,
  pending_points bigint not null check (pending_points >= 0),
  available_points bigint not null check (available_points >= 0)
);
create table reward_months (
  account_id text not null references accounts,
  period text not null,
  earned_points bigint not null,
  referral_points bigint not null,
  redeemed_points bigint not null,
  expired_points bigint not null,
  -- with its sign
  adjusted_points bigint not null,
  primary key (account_id, period)
);

create trigger reward_entries_stay before update or delete or truncate on reward_entries
  for each statement execute function keep_written();
create trigger reward_postings_stay before update or delete or truncate on reward_postings
  for each statement execute function keep_written();

-- The checks on the lots are the wall: no balance is ever below nothing.
create function take_reward_postings() returns trigger language plpgsql as $$
begin
  if exists (select from added group by entry_id having sum(points) <> 0) then
    raise exception 'the postings of an entry do not add up to nothing'
      using errcode = '23514', constraint = 'reward_postings_balance', table = 'reward_postings';
  end if;
  if exists (
    select from added p join reward_entries e on e.id = p.entry_id join rewards r on r.id = p.reward_id
    where e.account_id <> r.account_id
  ) then
    raise exception 'an entry is of one account and its reward of another'
      using errcode = '23514', constraint = 'reward_postings_account', table = 'reward_postings';
  end if;
  perform from rewards where id in (select reward_id from added) order by id for update;
  update rewards r
  set pending_points = r.pending_points + moved.pending, available_points = r.available_points + moved.available
  from (
    select reward_id, coalesce(sum(points) filter (where book = 'pending'), 0) as pending,
      coalesce(sum(points) filter (where book = 'available'), 0) as available
    from added
    group by reward_id
  ) moved
  where r.id = moved.reward_id;
  -- a balance is there before it moves: a new row below nothing would not say which points are missing
  insert into reward_balances (account_id, issued_points, pending_points, available_points)
  select distinct e.account_id, 0, 0, 0 from added p join reward_entries e on e.id = p.entry_id
  order by 1
  on conflict do nothing;
  update reward_balances b
  set issued_points = b.issued_points + moved.issued, pending_points = b.pending_points + moved.pending,
    available_points = b.available_points + moved.available
  from (
    select e.account_id, coalesce(-sum(p.points) filter (where p.book = 'issued'), 0) as issued,
      coalesce(sum(p.points) filter (where p.book = 'pending'), 0) as pending,
      coalesce(sum(p.points) filter (where p.book = 'available'), 0) as available
    from added p
    join reward_entries e on e.id = p.entry_id
    group by e.account_id
  ) moved
  where b.account_id = moved.account_id;
  insert into reward_months (account_id, period, earned_points, referral_points, redeemed_points, expired_points,
    adjusted_points)
  select e.account_id, to_char(e.booked_on, 'YYYY-MM'),
    coalesce(sum(p.points) filter (where e.kind = 'earn' and r.kind <> 'referral'), 0),
    coalesce(sum(p.points) filter (where e.kind = 'earn' and r.kind = 'referral'), 0),
    coalesce(-sum(p.points) filter (where e.kind in ('redeem', 'payout')), 0),
    coalesce(-sum(p.points) filter (where e.kind = 'expire'), 0),
    coalesce(sum(p.points) filter (where e.kind = 'reverse'), 0)
  from added p
  join reward_entries e on e.id = p.entry_id and e.kind <> 'release'
  join rewards r on r.id = p.reward_id
  where p.book in ('pending', 'available')
  group by 1, 2
  order by 1, 2
  on conflict (account_id, period) do update
  set earned_points = reward_months.earned_points + excluded.earned_points,
    referral_points = reward_months.referral_points + excluded.referral_points,
    redeemed_points = reward_months.redeemed_points + excluded.redeemed_points,
    expired_points = reward_months.expired_points + excluded.expired_points,
    adjusted_points = reward_months.adjusted_points + excluded.adjusted_points;
  return null;
end
$$;
create trigger reward_postings_taken after insert on reward_postings
  referencing new table as added for each statement execute function take_reward_postings();

create trigger rewards_begin before insert on rewards
  for each row when (new.pending_points <> 0 or new.available_points <> 0) execute function keep_written('points move by postings only');
create trigger rewards_moved before update of pending_points, available_points on rewards
  for each row when (pg_trigger_depth() = 0) execute function keep_written('points move by postings only');
create trigger rewards_kept before update of id, key, account_id, points, earned_on on rewards
  for each row execute function keep_written('points move by postings only');
create trigger rewards_stay before delete or truncate on rewards
  for each statement execute function keep_written();
