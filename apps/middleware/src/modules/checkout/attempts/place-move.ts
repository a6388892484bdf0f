import { PlatformError } from '@tessera/client/platform-error'
import { queueMail } from '../../../kit/email/queue-email.ts'
import type { Attempt } from './attempt.ts'
import type { Driver } from './attempt-runner.ts'
import { advance } from './attempts.ts'
import { orderLetter } from './order-confirmation-email.ts'
import { publishOrderPlaced } from './order-placed.ts'
import { isOurs, isPlaced, isSameCart, type OrderNow, type OrderSteps } from './order-steps.ts'
import { reserveNumber } from './reserve-number.ts'
import { queueSettling } from './settle-job.ts'
import { startVoiding } from './start-voiding.ts'

/** Adds the payment and submits the order on the platform. A repeat finds what exists and does the rest. */
export async function placeMove(driver: Driver, at: Attempt): Promise<Attempt | undefined> {
  const { steps } = driver
  if (!steps) throw new Error(`attempt ${at.id} has no order to place`)
  // the previous move has just read it
  const before = driver.order ?? (await steps.find())
  driver.order = undefined
  if (before && isPlaced(before)) {
    if (!isOurs(before, at)) return startVoiding(driver, at, 'changed')
    // the payment may have been withdrawn a moment too late
    await addPaid(steps, at)
    return placed(driver, steps, at, before)
  }
  if (!before || before.status === 'Canceled' || !isSameCart(before, at)) return startVoiding(driver, at, 'changed')
  if (driver.now > at.expiresAt) return startVoiding(driver, at, 'expired')
  const answer = await submitted(steps, at)
  if (isChanged(answer.refusal)) return startVoiding(driver, at, 'changed')
  driver.refusal = answer.refusal
  const after = answer.order ?? (await steps.find())
  if (after && isPlaced(after) && isOurs(after, at)) return placed(driver, steps, at, after)
  return startVoiding(driver, at, 'refused', messageOf(driver.refusal))
}

async function addPaid(steps: OrderSteps, at: Attempt): Promise<void> {
  const { id, method, amountCents, providerPaymentId, savedCardId, words } = at
  if (amountCents === 0) return
  await steps.addPayment({ attemptId: id, method, amountCents, providerPaymentId, savedCardId, text: words })
}

interface Submitted {
  order?: OrderNow | undefined
  /** Set if the platform refused for certain. Any other error may have been a success and is thrown. */
  refusal?: unknown
}

async function submitted(steps: OrderSteps, at: Attempt): Promise<Submitted> {
  try {
    await addPaid(steps, at)
    return { order: await steps.submit(`${at.id}-submit`) }
  } catch (error) {
    const { status } = error as { status?: unknown }
    const isRefusal = typeof status === 'number' && status >= 400 && status < 500 && status !== 408 && status !== 429
    if (!isRefusal) throw error
    return { refusal: error }
  }
}

/** True if the total on the platform is no longer the one that was paid. */
const isChanged = (refusal: unknown): boolean =>
  refusal instanceof PlatformError && refusal.errorCode === 'Order.PaymentsDoNotMatchTotal'

const messageOf = (error: unknown): string | undefined => (error instanceof Error ? error.message : undefined)

/** ORD-3: cancels an order that was submitted at another total than the authorized one or for another buyer. */
async function placed(driver: Driver, steps: OrderSteps, at: Attempt, order: OrderNow): Promise<Attempt> {
  driver.refusal = undefined
  if (!isSameCart(order, at)) {
    await steps.cancel()
    return startVoiding(driver, at, 'changed')
  }
  return driver.needs.database.transaction(async (db) => {
    const next = await advance(db, at, driver.lease, 'submitted', {
      awaitsApproval: order.status === 'AwaitingApproval',
      reason: null,
      message: null,
      nextUrl: null,
    })
    const number = await reserveNumber(db, order.orderId)
    if (at.email) await queueMail(db, orderLetter(next, number, at.email))
    await queueSettling(db, at.id)
    await publishOrderPlaced(db, order.orderId)
    return next
  })
}
