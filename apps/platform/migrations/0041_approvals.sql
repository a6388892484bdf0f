-- One approval rule's request on an order, and its answer.
create table order_approvals (
  order_uid bigint not null references orders (uid) on delete cascade,
  marketplace_id text not null,
  buyer_id text not null,
  party text not null default 'buyer' check (party = 'buyer'),
  approval_rule_id text not null,
  approving_group_id text not null,
  -- set until the request is decided, so that rule and group cannot be deleted while an order waits for them
  pending_rule_id text,
  pending_group_id text,
  -- the user who submitted the order and cannot approve it; a key that is never reused
  submitter_uid bigint,
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Declined')),
  allow_resubmit boolean not null default false,
  date_created timestamptz not null default now(),
  date_completed timestamptz,
  -- the user as of the decision
  approver jsonb,
  comments text,
  constraint order_approvals_key primary key (order_uid, approval_rule_id),
  constraint order_approvals_buyer foreign key (marketplace_id, buyer_id) references buyers (marketplace_id, id) on update cascade on delete cascade,
  -- no action rather than restrict: deleting the buyer deletes the requests in the same statement
  constraint order_approvals_pending_rule foreign key (marketplace_id, buyer_id, pending_rule_id) references approval_rules (marketplace_id, buyer_id, id) on update cascade,
  constraint order_approvals_pending_group foreign key (marketplace_id, party, buyer_id, pending_group_id) references user_groups (marketplace_id, company_type, company_id, id) on update cascade,
  constraint order_approvals_pending check (
    (status = 'Pending') = (date_completed is null)
    and (status = 'Pending') = (pending_rule_id is not null) and (status = 'Pending') = (pending_group_id is not null))
);
create index order_approvals_rule on order_approvals (marketplace_id, buyer_id, approval_rule_id);
create index order_approvals_waiting on order_approvals (marketplace_id, buyer_id, pending_group_id, order_uid) where pending_group_id is not null;

-- Requests follow a new ID of their rule or group, decided ones too: rules ask for approved rules by ID.
create function follow_approval_rule() returns trigger language plpgsql as $$
begin
  update order_approvals set approval_rule_id = new.id
  where marketplace_id = new.marketplace_id and buyer_id = new.buyer_id and approval_rule_id = old.id;
  return null;
end $$;
create trigger approval_rules_followed after update of id on approval_rules
  for each row when (old.id <> new.id) execute function follow_approval_rule();

create function follow_approving_group() returns trigger language plpgsql as $$
begin
  update order_approvals set approving_group_id = new.id
  where marketplace_id = new.marketplace_id and buyer_id = new.company_id and approving_group_id = old.id;
  return null;
end $$;
create trigger user_groups_followed after update of id on user_groups
  for each row when (old.id <> new.id and new.company_type = 'buyer') execute function follow_approving_group();

-- Requests without an answer end when the order stops waiting.
create function end_pending_approvals() returns trigger language plpgsql as $$
begin
  delete from order_approvals where order_uid = new.uid and status = 'Pending';
  return null;
end $$;
create trigger orders_pending_approvals after update of status on orders
  for each row when (old.status = 'AwaitingApproval' and new.status <> 'AwaitingApproval') execute function end_pending_approvals();

alter table orders add order_submit_for_approval_response jsonb;
alter table orders add order_approved_response jsonb;
