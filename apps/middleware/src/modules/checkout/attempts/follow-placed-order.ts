import type { Queryable } from '@tessera/server/database'
import type { PaymentNeeds } from '../payments/payment-needs.ts'
import { type AttemptRunner, paymentMethodOf } from './attempt-runner.ts'
import { advanceAttempt, releaseLease } from './attempts.ts'
import { capturedFacts } from './capture-move.ts'
import type { JustPlaced } from './just-placed.ts'
import { queuePlacedOrder } from './order-placed.ts'
import { recentAttempts } from './recent-attempts.ts'
import { runAttempt } from './run-attempt.ts'

/** Part of the transaction that imports an order. Returns what follows its commit. */
export type SettlePlaced = (db: Queryable) => Promise<() => void>

/** The back office, as the checkout sees it. */
export interface PlacedOrderTaker {
  /** Imports the order and sends its confirmation. May be called any number of times. */
  take(orderId: string): Promise<unknown>
  /**
   * The same for an order that was placed a moment ago, with `settle` in its transaction. False if the order is no
   * longer open: then nothing was written.
   */
  takeNow(placed: JustPlaced, settle: SettlePlaced): Promise<boolean>
}

/**
 * Captures the money of a placed order, imports it and sends its confirmation. A job repeats what fails; what is left by
 * a process that dies is found by the jobs of each minute once the lease has run out.
 */
export async function followPlacedOrder(
  needs: PaymentNeeds,
  taker: PlacedOrderTaker,
  placed: JustPlaced,
): Promise<void> {
  const { attempt, lease, order } = placed
  const steps = needs.stepsFor(order.orderId)
  const runner: AttemptRunner = { needs, lease, steps, now: new Date(), isCustomer: false, isNew: false }
  try {
    if (await settleAtOnce(runner, taker, placed)) return
    const done = await Promise.allSettled([runAttempt(runner, attempt), taker.take(order.orderId)])
    const failed = done.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  } catch (error) {
    await releaseLease(needs.database, attempt.id, lease)
    await queuePlacedOrder(needs.database, { orderId: order.orderId, attemptId: attempt.id })
    throw error
  }
}

/** The usual case: the order is open, and one transaction writes all that follows the capture. */
async function settleAtOnce(runner: AttemptRunner, taker: PlacedOrderTaker, placed: JustPlaced): Promise<boolean> {
  const { attempt, lease, order, number } = placed
  if (number === undefined || order.status !== 'Open' || attempt.saveCard) return false
  const { status } = await paymentMethodOf(runner, attempt).capture(attempt)
  if (status !== 'captured') return false
  // reads the order after the capture: staff may have canceled it meanwhile
  return taker.takeNow(placed, async (db) => {
    const captured = await advanceAttempt(db, attempt, lease, 'captured', capturedFacts(attempt), true)
    return () => recentAttempts.keep(captured)
  })
}
