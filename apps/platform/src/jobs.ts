import type { Database } from '@tessera/server/database'
import { movePendingJobs } from '@tessera/server/pending-jobs'
import type { Replica } from '@tessera/server/replica/open-replica'
import type { Task } from 'graphile-worker'
import type { Logger } from 'pino'
import { checkChanges } from './check-changes.ts'
import { checkInvariants } from './check-invariants.ts'
import type { CheckoutNeeds } from './checkout/checkout-needs.ts'
import { notifyCheckout } from './checkout/notify-checkout.ts'
import type { DeliveryEngine } from './delivery/delivery-engine.ts'
import { forgetExpired } from './forget-expired.ts'
import type { KeyRing } from './identity/key-ring.ts'
import { announceEvents, dispatchAll } from './messages/announce-events.ts'
import { countRedemptionsRarely } from './orders/count-redemptions.ts'
import type { platformTaskNames } from './platform-task-names.ts'
import { announceAll, relayAll } from './relay.ts'
import { queueDueSubscriptions } from './subscriptions/due-subscriptions.ts'
import { remindSubscribers } from './subscriptions/remind-subscribers.ts'
import { runSubscription } from './subscriptions/run-subscription.ts'
import { announceTracking } from './sync/announce-tracking.ts'
import { relayChanges } from './sync/relay-changes.ts'
import { relayStock } from './sync/relay-stock.ts'

export interface JobNeeds {
  database: Database
  /** A standby, which reads all orders for the nightly check. */
  replica?: Replica | undefined
  keys: KeyRing
  checkout: CheckoutNeeds
  deliveries: DeliveryEngine
  logger: Pick<Logger, 'error'>
  /** Called once per violated invariant. */
  countViolation(): void
  /** Runs the relay again in a second; without it the next minute does. */
  relayAgain?: (() => void) | undefined
}

type RelayNeeds = Omit<JobNeeds, 'keys' | 'replica' | 'countViolation'>

/** Relays what is committed, and sends what follows. Safe to run in several places at once. */
export async function runRelay({ database, checkout, deliveries, logger, relayAgain }: RelayNeeds): Promise<void> {
  const announce = announceAll(announceEvents(checkout), announceTracking)
  const work = await relayAll(database, announce, logger)
  const { hasMessages, hasChanges, hasStock, hasDeliveries } = work
  if (work.hasJobs) await movePendingJobs(database)
  if (work.hasRedemptions) await countRedemptionsRarely(database)
  if (hasMessages) await dispatchAll(database, checkout.environment)
  if (hasChanges) await relayChanges(database, logger)
  if (hasStock) await relayStock(database, logger)
  if (hasMessages || hasChanges || hasStock || hasDeliveries) await deliveries.sendDue()
  // events behind a transaction that is still open
  if (work.hasEvents) relayAgain?.()
}

/** Job name → function. Every job must be safe to run twice. */
export const platformTasks = ({
  database,
  replica,
  keys,
  checkout,
  deliveries,
  logger,
  countViolation,
  relayAgain,
}: JobNeeds): Record<(typeof platformTaskNames)[number], Task> => ({
  'order-submitted': (payload) => notifyCheckout(checkout, payload),
  'run-subscriptions': async () => {
    const now = new Date()
    await queueDueSubscriptions(database, now)
    await remindSubscribers(database, now)
  },
  'run-subscription': (payload) =>
    runSubscription(checkout, String((payload as { subscription: unknown }).subscription), new Date()),
  'run-minute': async () => {
    try {
      await runRelay({ database, checkout, deliveries, logger, relayAgain })
    } finally {
      await checkChanges(database, { logger, count: countViolation })
    }
  },
  'relay-events': () => runRelay({ database, checkout, deliveries, logger, relayAgain }),
  'send-deliveries': () => deliveries.sendDue(),
  'check-invariants': async () => {
    await checkInvariants(database, { logger, count: countViolation }, replica)
  },
  'rotate-keys': () => keys.rotate(),
  'forget-expired': () => forgetExpired(database),
})

/**
 * Keys rotate on the first of each month, well within a key's lifetime. `fill` makes up for runs that were due while no
 * worker ran.
 */
export const platformCrontab = `
* * * * * run-minute ?max=3
0 * * * * run-subscriptions ?fill=1h
20 3 1 * * rotate-keys ?fill=1w
40 3 * * * forget-expired ?fill=1d
10 4 * * * check-invariants ?fill=1d
`
