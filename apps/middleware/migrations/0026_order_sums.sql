-- What lists and overviews of orders would otherwise work out at every look.

-- What free text looks into: number, PO, job, SKUs and names, in small letters. Apart, because 25,000 orders with all
-- that they hold take 40 ms to look through, and these 10. They never change.
create table sales_words (
  document_id text primary key references sales_documents,
  account_id text,
  referred_by text,
  words text not null
);
create index sales_words_account on sales_words (account_id);
create index sales_words_referred on sales_words (referred_by) where referred_by is not null;

-- How many orders somebody has: whole lists are counted at every look. Orders are never deleted nor given away.
create table sales_counts (
  owner text primary key,
  documents integer not null
);
create function count_sales() returns trigger language plpgsql as $$
begin
  insert into sales_counts (owner, documents)
    select owner, count(*) from (
      select 'account ' || account_id as owner from added where account_id is not null
      union all
      select 'person ' || account_id || ' ' || person_id from added where account_id is not null and person_id is not null
      union all
      select 'referred ' || referred_by from added where referred_by is not null
    ) owners
    group by owner
    order by owner
    on conflict (owner) do update set documents = sales_counts.documents + excluded.documents;
  return null;
end
$$;
create trigger sales_documents_counted after insert on sales_documents
  referencing new table as added for each statement execute function count_sales();

-- What was spent, by month and job: a year of 12,000 orders is read at every look at an account (25 ms), this is some rows.
create table sales_spent (
  account_id text not null,
  person_id uuid,
  month text not null,
  job_name text not null,
  cents bigint not null,
  orders integer not null,
  constraint sales_spent_key unique nulls not distinct (account_id, month, person_id, job_name)
);
create function move_spent() returns trigger language plpgsql as $$
declare
  way integer := tg_argv[0];
begin
  insert into sales_spent (account_id, person_id, month, job_name, cents, orders)
    select account_id, person_id, to_char(placed_at at time zone 'UTC', 'YYYY-MM'), coalesce(job_name, ''),
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
create trigger sales_documents_spent after insert on sales_documents
  referencing new table as moved for each statement execute function move_spent('1');
create trigger sales_documents_spent_before after update on sales_documents
  referencing old table as moved for each statement execute function move_spent('-1');
create trigger sales_documents_spent_now after update on sales_documents
  referencing new table as moved for each statement execute function move_spent('1');
