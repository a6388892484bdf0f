import { PlatformError } from '@tessera/client/platform-error'
import { moveJobs } from '@tessera/server/pending-jobs'
import { settleApprovalRule } from '../../people/spending-limits/settle-approval-rule.ts'
import { releaseCredit } from '../methods/terms-method.ts'
import type { Attempt } from './attempt.ts'
import type { AttemptRunner } from './attempt-runner.ts'
import { advanceAttempt } from './attempts.ts'
import { publishOrderPlaced } from './order-placed.ts'
import {
  hasOurPayment,
  isAsPaid,
  isPlaced,
  isSameCart,
  type OrderNow,
  type OrderPayment,
  type OrderSteps,
} from './order-steps.ts'
import { recentAttempts } from './recent-attempts.ts'
import { startVoiding } from './start-voiding.ts'

/** Pays and submits the order on the platform. A repeat finds what exists and does the rest. */
export async function placeMove(runner: AttemptRunner, at: Attempt): Promise<Attempt | undefined> {
  const { steps } = runner
  if (!steps) throw new Error(`attempt ${at.id} has no order to place`)
  // a limit notes itself on the order first
  const isFresh = runner.isFresh === true && !at.overLimit
  // the previous move has just read it
  const before = isFresh ? undefined : (runner.order ?? (await steps.find()))
  Object.assign(runner, { order: undefined, isFresh: false })
  if (before && isPlaced(before)) {
    if (!hasOurPayment(before, at)) return startVoiding(runner, at, 'changed')
    // the payment may have been withdrawn a moment too late
    await addAttemptPayment(steps, at)
    return recordPlacement(runner, steps, at, before)
  }
  const isKept = before && before.status !== 'Canceled' && isSameCart(before, at)
  if (!isFresh && !isKept) return startVoiding(runner, at, 'changed')
  if (runner.now > at.expiresAt) return startVoiding(runner, at, 'expired')
  const answer = await submitPaidOrder(runner, steps, at)
  if (isChanged(answer.refusal)) return startVoiding(runner, at, 'changed')
  runner.refusal = answer.refusal
  const after = answer.order ?? (await steps.find())
  if (isUnasked(answer.order, at)) {
    await steps.cancel()
    return startVoiding(runner, at, 'changed')
  }
  if (after && isPlaced(after) && hasOurPayment(after, at)) return recordPlacement(runner, steps, at, after)
  if (isFresh && !isAsPaid(after, at)) {
    runner.refusal = undefined
    return startVoiding(runner, at, 'changed')
  }
  return startVoiding(runner, at, 'refused', messageOf(runner.refusal))
}

async function addAttemptPayment(steps: OrderSteps, at: Attempt): Promise<void> {
  const payment = paymentOf(at)
  if (payment) await steps.addPayment(payment)
}

/** The attempt is not written again before the order is placed, so a repeat has the same payment. */
function paymentOf(at: Attempt): OrderPayment | undefined {
  const { id, method, amountCents, providerPaymentId, savedCardId, words, updatedAt } = at
  if (amountCents === 0) return undefined
  const source = { providerPaymentId, savedCardId, text: words, authorizedAt: updatedAt }
  return { attemptId: id, method, amountCents, ...source }
}

interface SubmitResult {
  order?: OrderNow | undefined
  /** Set if the platform refused for certain. Any other error may have been a success and is thrown. */
  refusal?: unknown
}

/** True if an order above a limit opened without approval, because its owner removed the note in between. */
const isUnasked = (order: OrderNow | undefined, { overLimit }: Attempt): boolean =>
  overLimit !== null && order?.status === 'Open'

async function submitPaidOrder({ needs }: AttemptRunner, steps: OrderSteps, at: Attempt): Promise<SubmitResult> {
  try {
    if (at.overLimit) {
      await settleApprovalRule(needs.database, needs.commerce, at.overLimit.accountId, true)
      await steps.noteOverLimit(at.amountCents)
    }
    return { order: await steps.submit({ attemptId: at.id, owner: at.owner, payment: paymentOf(at) }) }
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
async function recordPlacement(
  runner: AttemptRunner,
  steps: OrderSteps,
  at: Attempt,
  order: OrderNow,
): Promise<Attempt> {
  runner.refusal = undefined
  if (!isSameCart(order, at)) {
    await steps.cancel()
    return startVoiding(runner, at, 'changed')
  }
  const placed = {
    awaitsApproval: order.status === 'AwaitingApproval',
    reason: null,
    message: null,
    nextUrl: null,
  }
  // the customer doesn't wait for the capture, so their runner ends here
  const isLast = runner.isCustomer
  const place = isLast ? runner.needs.takePlace?.() : undefined
  try {
    const written = await runner.needs.database.transaction(async (db) => {
      // a follower goes on with the lease
      const [submitted, number] = await Promise.all([
        advanceAttempt(db, at, runner.lease, 'submitted', placed, isLast && !place),
        publishOrderPlaced(db, { orderId: order.orderId, attemptId: at.id, isFollowed: place !== undefined }),
      ])
      if (submitted.awaitsApproval) await releaseCredit(db, at.id)
      return { submitted, number }
    })
    if (isLast) runner.isReleased = true
    recentAttempts.keep(written.submitted)
    if (!place) await moveJobs(runner.needs.database)
    place?.({ attempt: written.submitted, lease: runner.lease, order, number: written.number })
    return written.submitted
  } catch (error) {
    place?.(undefined)
    throw error
  }
}
