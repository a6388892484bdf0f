import { checkPlacing } from '../../people/spending-limits/check-placing.ts'
import { isGuestOwner } from '../methods/owner.ts'
import type { ProviderStatus } from '../methods/payment-method.ts'
import type { Attempt } from './attempt.ts'
import { type AttemptRunner, moveAttempt, paymentMethodOf } from './attempt-runner.ts'
import { type AttemptChange, advanceAttempt } from './attempts.ts'
import { isAsPaid } from './order-steps.ts'
import { paymentMessage } from './payment-message.ts'
import { saveCard } from './save-card.ts'
import { startVoiding } from './start-voiding.ts'

/**
 * Authorizes the payment. Only a waiting customer's runner asks for money; a later runner first asks the provider what
 * became of the request, whose key is already stored.
 */
export async function authorizeMove(runner: AttemptRunner, at: Attempt): Promise<Attempt | undefined> {
  const method = paymentMethodOf(runner, at)
  const known = runner.isNew ? undefined : await method.findStatus(at)
  if (known && known.status !== 'none') return applyStatus(runner, at, known)
  if (!runner.isCustomer) return failAttempt(runner, at, 'unavailable')
  const answer = await method.authorize(at)
  if (answer.status === 'unavailable' && runner.isNew) return failAttempt(runner, at, 'unavailable')
  if (answer.status !== 'unknown' && answer.status !== 'broken') return applyStatus(runner, at, answer)
  const found = await method.findStatus(at)
  // the provider reported an error, so it is no longer working on it; without a reply it may be
  if (found.status === 'none' && answer.status === 'broken') return failAttempt(runner, at, 'unavailable')
  return found.status === 'none' ? undefined : applyStatus(runner, at, found)
}

const failAttempt = (runner: AttemptRunner, at: Attempt, reason: string): Promise<Attempt> =>
  moveAttempt(runner, at, 'failed', { reason, message: paymentMessage(reason) })

/** Checks whether the bank's challenge or the lender has decided. */
export async function checkStatusMove(runner: AttemptRunner, at: Attempt): Promise<Attempt | undefined> {
  const current = await paymentMethodOf(runner, at).findStatus(at)
  // the lender has the application: the customer has nothing more to do there
  const isSentOff = current.status === 'pending' && at.nextUrl !== null && !current.nextUrl
  if (current.status !== at.state || isSentOff) return applyStatus(runner, at, current)
  return runner.now > at.expiresAt ? startVoiding(runner, at, 'expired') : undefined
}

/** Translates the provider's status into a state. Undefined while the status is unknown. */
async function applyStatus(
  runner: AttemptRunner,
  at: Attempt,
  providerStatus: ProviderStatus,
): Promise<Attempt | undefined> {
  const { status, paymentId = at.providerPaymentId, nextUrl = null } = providerStatus
  const seen = { providerPaymentId: paymentId, nextUrl }
  if (status === 'authorized' || status === 'captured') {
    const paid = { ...seen, nextUrl: null }
    // until the order is asked for, the key alone tells what the provider did: no state of its own is needed
    return at.isPlacing && at.purpose === 'order'
      ? submitMove(runner, at, paid)
      : moveAttempt(runner, at, 'authorized', paid)
  }
  if (status === 'challenge' || status === 'pending')
    return moveAttempt(runner, at, status, { ...seen, ...(status === 'pending' && { choice: `loan ${paymentId}` }) })
  if (status === 'unknown' || status === 'broken' || status === 'unavailable') return undefined
  const state = status === 'refused' || status === 'none' ? 'failed' : status
  const reason = status === 'expired' ? 'expired' : (providerStatus.reason ?? status)
  return moveAttempt(runner, at, state, { ...seen, reason, message: providerStatus.message ?? paymentMessage(reason) })
}

/** Saves a card whose check succeeded; no money is charged. */
export const saveCardMove = async (runner: AttemptRunner, at: Attempt): Promise<Attempt> =>
  moveAttempt(runner, at, 'saved', { savedCardId: await saveCard(runner.needs, at) })

/** The money for an order is authorized: continues once the customer has asked to place the order. */
export async function authorizedMove(runner: AttemptRunner, at: Attempt): Promise<Attempt | undefined> {
  if (!at.isPlacing) return runner.now > at.expiresAt ? startVoiding(runner, at, 'expired') : undefined
  return submitMove(runner, at, {})
}

/** Writes what the provider answered together with the decision to submit the order or to give the money back. */
async function submitMove(runner: AttemptRunner, at: Attempt, paid: AttemptChange): Promise<Attempt> {
  // the platform refuses to place a cart of another owner or total
  const isFresh = runner.isNew && runner.isCustomer && at.amountCents > 0
  const order = isFresh ? undefined : await runner.steps?.find()
  if (!isFresh && !isAsPaid(order, at)) return startVoiding(runner, at, 'changed', undefined, paid)
  if (runner.now > at.expiresAt) return startVoiding(runner, at, 'expired', undefined, paid)
  const next = await startSubmitting(runner, at, paid)
  if (next.state === 'submitting') Object.assign(runner, { order, isFresh })
  return next
}

/** Last chance to void: from here on the order counts as the customer's. Checks the buyer in the same transaction. */
async function startSubmitting(runner: AttemptRunner, at: Attempt, paid: AttemptChange): Promise<Attempt> {
  const { needs, lease, now } = runner
  const { owner, orderId, amountCents: cents } = at
  // guests have no limits and cannot be locked
  if (isGuestOwner(owner)) return advanceAttempt(needs.database, at, lease, 'submitting', { ...paid, overLimit: null })
  const placing = { owner, orderId: orderId ?? '', cents, now }
  const held = await needs.database.transaction(async (db) => {
    const { problem, overLimit = null } = await checkPlacing(db, placing)
    return problem ? { problem } : { next: await advanceAttempt(db, at, lease, 'submitting', { ...paid, overLimit }) }
  })
  if (held.next) return held.next
  runner.refusal = held.problem
  return startVoiding(runner, at, 'refused', held.problem?.message, paid)
}
