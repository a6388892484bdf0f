-- Orders above a user's limit wait for an approver, unless the account prefers to block them.
alter table accounts add over_limit text not null default 'approve' check (over_limit in ('approve', 'block'));
-- The approvers as the platform's approval rule of the account has them; null without a rule.
alter table accounts add approval_rule text;

-- Whoever manages users without a limit of their own may approve. The platform learns it from the job that settles people.
update people set rights = array_append(rights, 'approve'), platform_due = coalesce(platform_due, now())
where 'can_create_user' = any(rights) and not 'approve' = any(rights)
  and order_limit_cents is null and month_limit_cents is null and status <> 'deleted';
update people set platform_due = coalesce(platform_due, now())
where (order_limit_cents is not null or month_limit_cents is not null) and status <> 'deleted';

-- Why the order waits: { "kind": "order" | "month", "limitCents": …, "usedCents": … }
alter table payment_attempts add over_limit jsonb;
-- How often the authorization was asked for again after it ran out; part of the provider's key.
alter table payment_attempts add renewals integer not null default 0;

-- When the order was sent to the approvers; stays after their answer, so that they can still open it.
alter table sales_documents add approval_asked_at timestamptz;
create index sales_documents_waiting on sales_documents (account_id, approval_asked_at) where status = 'awaiting-approval';

-- Orders taken by phone could wait for an approval that nobody was able to give. They are closed; ordering them again asks for it.
insert into sales_events (document_id, kind, at, text)
select id, 'declined', now(), 'Nobody answered this order, so it was closed. Order it again to send it for approval.'
from sales_documents where status = 'awaiting-approval' and platform_order_id is null
on conflict do nothing;
update sales_lines set canceled_boxes = boxes, backordered_boxes = 0, fulfilment = 'canceled'
where document_id in (select id from sales_documents where status = 'awaiting-approval' and platform_order_id is null);
update sales_documents set status = 'declined', closed_at = now()
where status = 'awaiting-approval' and platform_order_id is null;
