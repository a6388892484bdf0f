-- Business days are days on the store's calendar, so that a payment at 23:30 in Atlanta is not booked for tomorrow.

-- The account's default store decides; for a guest the order's store, else the shop.
create function time_zone_of(account text, store text) returns text language sql stable as $$
  select coalesce(
    (select s.time_zone from accounts a join stores s on s.id = a.preferred_store where a.id = account),
    (select time_zone from stores where id = store),
    'America/New_York')
$$;
create function business_day(account text, store text, at timestamptz) returns date language sql stable as $$
  select (at at time zone time_zone_of(account, store))::date
$$;

-- The day an order was placed is stored: an account that changes its default store keeps the months of its orders.
alter table sales_documents add column placed_on date;
alter table sales_documents disable trigger user;
update sales_documents set placed_on = business_day(account_id, store_id, placed_at);
alter table sales_documents enable trigger user;
alter table sales_documents alter column placed_on set not null;
create function set_placed_on() returns trigger language plpgsql as $$
begin
  new.placed_on := business_day(new.account_id, new.store_id, new.placed_at);
  return new;
end
$$;
create trigger sales_documents_placed_on before insert on sales_documents
  for each row execute function set_placed_on();

create or replace function move_spent() returns trigger language plpgsql as $$
declare
  way integer := tg_argv[0];
begin
  insert into sales_spent (account_id, person_id, month, job_name, cents, orders)
    select account_id, person_id, to_char(placed_on, 'YYYY-MM'), coalesce(job_name, ''),
      way * sum(total_cents - canceled_cents), way * count(*)
    from moved
    where account_id is not null and status in ('open', 'completed') and order_type <> 'return'
    group by 1, 2, 3, 4
    order by 1, 3, 2, 4
    on conflict on constraint sales_spent_key
    do update set cents = sales_spent.cents + excluded.cents, orders = sales_spent.orders + excluded.orders;
  return null;
end
$$;
delete from sales_spent;
insert into sales_spent (account_id, person_id, month, job_name, cents, orders)
  select account_id, person_id, to_char(placed_on, 'YYYY-MM'), coalesce(job_name, ''), sum(total_cents - canceled_cents),
    count(*)
  from sales_documents
  where account_id is not null and status in ('open', 'completed') and order_type <> 'return'
  group by 1, 2, 3, 4;
