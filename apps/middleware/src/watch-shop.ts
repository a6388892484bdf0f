import type { Database } from '@tessera/server/database'
import type { Metrics } from '@tessera/server/metrics'
import { watchQueues } from '@tessera/server/metrics/watch-queues'
import type { Replica } from '@tessera/server/replica/open-replica'
import { watchReplica } from '@tessera/server/replica/watch-replica'
import { sql } from '@tessera/server/sql'
import type { ObserveProvider } from './modules/checkout/payments/payment-needs.ts'
import { unfinishedPayments, waitingOrderChanges, waitingQuoteOrders } from './modules/operator/health/shop-queues.ts'

const mails = sql`
  select count(*)::int as count, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
  from mails where sent_at is null`

/** Metrics matter most while the database hangs, so those that need it are left out after 2 s. */
const figureSeconds = 2

/**
 * Reports the shop's own metrics: connections, unsent emails, orders on their way to or from the platform, unsettled
 * payments.
 */
export function watchShop(metrics: Metrics, database: Database, replica?: Replica): void {
  metrics.watchPool('shop', database.pool)
  if (replica) watchReplica(metrics, 'shop', replica)
  const inTime = database.within(figureSeconds)
  watchQueues(metrics, inTime, {
    mails,
    'order changes': waitingOrderChanges,
    'quote orders': waitingQuoteOrders,
  })
  metrics.gauge('reconciliation_differences', 'Unfinished payments without a worker', [], async () => {
    const row = await inTime.find<{ count: number }>(unfinishedPayments(new Date()))
    return row ? [{ value: row.count }] : []
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
