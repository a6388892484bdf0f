import { dueJobs, failedJobs } from '@tessera/server/metrics/watch-queues'
import { type Sql, sql } from '@tessera/server/sql'
import { unsettledCondition } from '../../checkout/attempts/reconcile-payments.ts'
import { isCopiedLater } from '../../orders/records/quote-order.ts'

export const waitingOrderChanges = sql`
  select count(*)::int as count, coalesce(extract(epoch from now() - min(changed_at)), 0)::float8 as seconds
  from followed_orders where followed_at is null or followed_at < changed_at`

export const waitingQuoteOrders = sql`
  select count(*)::int as count, coalesce(extract(epoch from now() - min(placed_at)), 0)::float8 as seconds
  from sales_documents d
  where ${isCopiedLater} and platform_order_id is null and status in ('open', 'awaiting-approval')
    and created_at - placed_at < interval '1 hour'`

/** Attempts that wait for the customer, the lender or the approval of their order are in order. */
export const unfinishedPayments = (now: Date): Sql => sql`
  select count(*)::int as count, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
  from payment_attempts where ${unsettledCondition(now)} and state not in ('challenge', 'pending')
    and not exists (
      select from sales_documents d
      where d.platform_order_id = payment_attempts.order_id and d.status = 'awaiting-approval')`

const emails = (where: Sql): Sql => sql`
  select count(*)::int as count, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
  from mails where sent_at is null and ${where}`

/** Everything in the shop that waits to be done, each with a count and the age of the oldest. */
export const shopQueues = (now: Date) =>
  ({
    emails: emails(sql`given_up_at is null`),
    'emails-given-up': emails(sql`given_up_at is not null`),
    'order-changes': waitingOrderChanges,
    'quote-orders': waitingQuoteOrders,
    payments: unfinishedPayments(now),
    jobs: dueJobs,
    'jobs-given-up': failedJobs,
  }) as const
