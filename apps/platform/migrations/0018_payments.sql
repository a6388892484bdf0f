create table payments (
  order_uid bigint not null references orders (uid) on delete cascade,
  id text not null,
  type text not null check (type in ('PurchaseOrder', 'CreditCard', 'SpendingAccount')),
  date_created timestamptz not null default now(),
  credit_card_id text,
  spending_account_id text,
  description text,
  currency text,
  amount numeric(19,4),
  accepted boolean not null default false,
  order_return_id text,
  -- what was taken from the spending account when the order opened
  debited numeric(19,4) not null default 0,
  xp jsonb,
  constraint payments_key primary key (order_uid, id)
);

create table payment_transactions (
  order_uid bigint not null,
  payment_id text not null,
  id text not null,
  type text not null,
  date_executed timestamptz not null,
  currency text,
  amount numeric(19,4),
  succeeded boolean not null,
  result_code text,
  result_message text,
  xp jsonb,
  constraint payment_transactions_key primary key (order_uid, payment_id, id),
  constraint payment_transactions_payment foreign key (order_uid, payment_id) references payments (order_uid, id) on update cascade on delete cascade
);

create function payment_transactions_json(o_uid bigint, payment text) returns json language sql stable as $$
  select coalesce(json_agg(json_build_object('ID', x.id, 'Type', x.type, 'DateExecuted', x.date_executed, 'Currency', x.currency,
    'Amount', trim_scale(x.amount), 'Succeeded', x.succeeded, 'ResultCode', x.result_code, 'ResultMessage', x.result_message, 'xp', x.xp)
    order by x.date_executed, x.id), '[]')
  from payment_transactions x where x.order_uid = o_uid and x.payment_id = payment
$$;

-- PAY-7: money goes back to the account it came from, whatever that is called by then.
create function rename_paying_account() returns trigger language plpgsql as $$
begin
  update payments y set spending_account_id = new.id
  from orders o
  where o.uid = y.order_uid and o.marketplace_id = new.marketplace_id and o.from_company_id = new.buyer_id and y.spending_account_id = old.id;
  return null;
end $$;
create trigger spending_accounts_renamed after update of id on spending_accounts
  for each row when (old.id <> new.id) execute function rename_paying_account();
create index payments_account on payments (spending_account_id) where spending_account_id is not null;
