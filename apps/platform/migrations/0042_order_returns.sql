-- Goods of an order that come back. Every change locks the order first.
create table order_returns (
  uid bigint generated always as identity primary key,
  marketplace_id text not null references marketplaces (id) on delete cascade,
  id text not null,
  order_uid bigint not null references orders (uid) on delete cascade,
  status text not null default 'Unsubmitted' check (status in ('Unsubmitted', 'AwaitingApproval', 'Declined', 'Open', 'Completed', 'Canceled')),
  date_created timestamptz not null default now(),
  date_submitted timestamptz,
  date_approved timestamptz,
  date_declined timestamptz,
  date_canceled timestamptz,
  date_completed timestamptz,
  last_updated timestamptz not null default now(),
  refund_amount numeric(19,4) check (refund_amount >= 0),
  -- an administrator set the amount, so it no longer follows the items
  refund_overridden boolean not null default false,
  comments text,
  xp jsonb,
  constraint order_returns_key unique (marketplace_id, id)
);
create index order_returns_order on order_returns (order_uid);

create table order_return_items (
  return_uid bigint not null references order_returns (uid) on delete cascade,
  order_uid bigint not null,
  line_item_id text not null,
  nth integer not null,
  quantity integer not null default 0 check (quantity >= 0),
  refund_amount numeric(19,4) check (refund_amount >= 0),
  comments text,
  constraint order_return_items_key primary key (return_uid, line_item_id),
  constraint order_return_items_line foreign key (order_uid, line_item_id) references line_items (order_uid, id) on update cascade on delete cascade
);
create index order_return_items_of_line on order_return_items (order_uid, line_item_id);

-- ORD-7: last wall. No more of a line is on submitted returns than was shipped.
create function check_returned() returns trigger language plpgsql as $$
begin
  if exists (
    select from order_return_items i
    join order_returns r on r.uid = i.return_uid
    join line_items l on l.order_uid = i.order_uid and l.id = i.line_item_id
    where i.order_uid = new.order_uid and r.status in ('AwaitingApproval', 'Open', 'Completed')
    group by l.order_uid, l.id having sum(i.quantity) > l.quantity_shipped) then
    raise exception 'More would come back than was shipped.' using errcode = 'check_violation', constraint = 'order_returns_quantity';
  end if;
  return null;
end $$;
create constraint trigger order_returns_quantity after insert or update of status on order_returns deferrable initially deferred
  for each row when (new.status in ('AwaitingApproval', 'Open', 'Completed')) execute function check_returned();
create constraint trigger order_return_items_quantity after insert or update of quantity on order_return_items deferrable initially deferred
  for each row execute function check_returned();

-- Goods that came back were shipped, so their shipment stays.
create constraint trigger line_items_returned after update of quantity_shipped on line_items deferrable initially deferred
  for each row when (new.quantity_shipped < old.quantity_shipped) execute function check_returned();

-- PAY-5: last wall. Refunds of a return never exceed its amount; the return is locked, so that two refunds are counted one after the other.
create function check_refunds() returns trigger language plpgsql as $$
declare
  allowed numeric;
begin
  select r.refund_amount into allowed from order_returns r where r.order_uid = new.order_uid and r.id = new.order_return_id for no key update;
  if found and (
    select -sum(y.amount) from payments y where y.order_uid = new.order_uid and y.order_return_id = new.order_return_id) > coalesce(allowed, 0) then
    raise exception 'More would be refunded than return % allows.', new.order_return_id using errcode = 'check_violation', constraint = 'payments_refunds';
  end if;
  return null;
end $$;
create constraint trigger payments_refunds after insert or update of amount on payments deferrable initially deferred
  for each row when (new.order_return_id is not null) execute function check_refunds();

-- Refunds follow a new ID of their return.
create function follow_return() returns trigger language plpgsql as $$
begin
  update payments set order_return_id = new.id where order_uid = new.order_uid and order_return_id = old.id;
  return null;
end $$;
create trigger order_returns_followed after update of id on order_returns
  for each row when (old.id <> new.id) execute function follow_return();

-- One seller rule's request on a return, and its answer; as order_approvals.
create table order_return_approvals (
  return_uid bigint not null references order_returns (uid) on delete cascade,
  marketplace_id text not null references marketplaces (id) on delete cascade,
  party text not null default 'seller' check (party = 'seller'),
  owner_id text not null,
  approval_rule_id text not null,
  approving_group_id text not null,
  pending_rule_id text,
  pending_group_id text,
  submitter_uid bigint,
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Declined')),
  date_created timestamptz not null default now(),
  date_completed timestamptz,
  approver jsonb,
  comments text,
  constraint order_return_approvals_key primary key (return_uid, approval_rule_id),
  constraint order_return_approvals_pending_rule foreign key (marketplace_id, pending_rule_id) references seller_approval_rules (marketplace_id, id) on update cascade,
  constraint order_return_approvals_pending_group foreign key (marketplace_id, party, owner_id, pending_group_id) references user_groups (marketplace_id, company_type, company_id, id) on update cascade,
  constraint order_return_approvals_pending check (
    (status = 'Pending') = (date_completed is null)
    and (status = 'Pending') = (pending_rule_id is not null) and (status = 'Pending') = (pending_group_id is not null))
);
create index order_return_approvals_rule on order_return_approvals (marketplace_id, approval_rule_id);
create index order_return_approvals_waiting on order_return_approvals (marketplace_id, pending_group_id, return_uid) where pending_group_id is not null;

create function follow_seller_approval_rule() returns trigger language plpgsql as $$
begin
  update order_return_approvals set approval_rule_id = new.id where marketplace_id = new.marketplace_id and approval_rule_id = old.id;
  return null;
end $$;
create trigger seller_approval_rules_followed after update of id on seller_approval_rules
  for each row when (old.id <> new.id) execute function follow_seller_approval_rule();

create function follow_seller_group() returns trigger language plpgsql as $$
begin
  update order_return_approvals set approving_group_id = new.id where marketplace_id = new.marketplace_id and approving_group_id = old.id;
  return null;
end $$;
create trigger user_groups_followed_by_returns after update of id on user_groups
  for each row when (old.id <> new.id and new.company_type = 'seller') execute function follow_seller_group();

create function end_pending_return_approvals() returns trigger language plpgsql as $$
begin
  delete from order_return_approvals where return_uid = new.uid and status = 'Pending';
  return null;
end $$;
create trigger order_returns_pending_approvals after update of status on order_returns
  for each row when (old.status = 'AwaitingApproval' and new.status <> 'AwaitingApproval') execute function end_pending_return_approvals();
