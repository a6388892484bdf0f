-- expand
-- Corrections of points by staff, with the person and the reason.
create table reward_corrections (
  account_id text not null references accounts,
  key text not null,
  -- with its sign
  points bigint not null check (points <> 0),
  reason text not null,
  corrected_by text not null,
  corrected_at timestamptz not null,
  primary key (account_id, key)
);
create trigger reward_corrections_stay before update or delete or truncate on reward_corrections
  for each statement execute function keep_written();
create index reward_entries_payouts on reward_entries (account_id, id) where kind = 'payout';

-- Points that staff add are a correction of the month, not earned in it.
create or replace function take_reward_postings() returns trigger language plpgsql as $$
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
    coalesce(sum(p.points) filter (where e.kind = 'earn' and r.kind = 'purchase'), 0),
    coalesce(sum(p.points) filter (where e.kind = 'earn' and r.kind = 'referral'), 0),
    coalesce(-sum(p.points) filter (where e.kind in ('redeem', 'payout')), 0),
    coalesce(-sum(p.points) filter (where e.kind = 'expire'), 0),
    coalesce(sum(p.points) filter (where e.kind = 'reverse' or e.kind = 'earn' and r.kind = 'adjustment'), 0)
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
