import type { Database } from '@tessera/server/database'
import type { Metrics } from '@tessera/server/metrics'
import { watchQueues } from '@tessera/server/metrics/watch-queues'
import { sql } from '@tessera/server/sql'
import { unsettledCondition } from './modules/checkout/attempts/reconcile-payments.ts'
import type { ObserveProvider } from './modules/checkout/payments/payment-needs.ts'
import { isCopiedLater } from './modules/orders/records/quote-order.ts'

const mails = sql`
  select count(*)::int as count, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
  from mails where sent_at is null`

const orderChanges = sql`
  select count(*)::int as count, coalesce(extract(epoch from now() - min(changed_at)), 0)::float8 as seconds
  from followed_orders where followed_at is null or followed_at < changed_at`

const quoteOrders = sql`
  select count(*)::int as count, coalesce(extract(epoch from now() - min(placed_at)), 0)::float8 as seconds
  from sales_documents d
  where ${isCopiedLater} and platform_order_id is null and status in ('open', 'awaiting-approval')
    and created_at - placed_at < interval '1 hour'`

/** Metrics matter most while the database hangs, so those that need it are left out after 2 s. */
const figureSeconds = 2

/**
 * Reports the shop's own metrics: connections, unsent emails, orders on their way to or from the platform, unsettled
 * payments.
 */
export function watchShop(metrics: Metrics, database: Database): void {
  metrics.watchPool('shop', database.pool)
  const inTime = database.within(figureSeconds)
  watchQueues(metrics, inTime, { mails, 'order changes': orderChanges, 'quote orders': quoteOrders })
  // attempts that wait for the customer or the lender are no difference
  metrics.gauge('reconciliation_differences', 'Unfinished payments without a worker', [], async () => {
    const row = await inTime.find<{ value: number }>(sql`
      select count(*)::int as value from payment_attempts
      where ${unsettledCondition(new Date())} and state not in ('challenge', 'pending')`)
    return row ? [{ value: row.value }] : []
  })
}

/** Counts calls to the payment provider by outcome, and shows whether its circuit breaker is open. */
export function countProviderCalls(metrics: Metrics): ObserveProvider {
  let isDown = false
  const count = metrics.counter('provider_calls_total', 'Calls to the payment provider by outcome', ['outcome'])
  metrics.gauge('provider_breaker_open', '1 while the payment provider is not called', [], () => [
    { value: isDown ? 1 : 0 },
  ])
  return (outcome, isOpen) => {
    isDown = isOpen
    count({ outcome })
  }
}
