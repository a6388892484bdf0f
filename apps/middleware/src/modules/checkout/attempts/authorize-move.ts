import { findPlacingProblem } from '../../people/spending-limits/may-place.ts'
import type { Standing } from '../methods/payment-method.ts'
import type { Attempt } from './attempt.ts'
import { type Driver, meansOf, move } from './attempt-runner.ts'
import { advance } from './attempts.ts'
import { isSameCart } from './order-steps.ts'
import { wordsFor } from './payment-messages.ts'
import { saveCard } from './save-card.ts'
import { startVoiding } from './start-voiding.ts'

/**
 * Authorizes the payment. Only a waiting customer's runner asks for money; a later runner first asks the provider what
 * became of the request, whose key is already stored.
 */
export async function authorizeMove(driver: Driver, at: Attempt): Promise<Attempt | undefined> {
  const means = meansOf(driver, at)
  const known = driver.isNew ? undefined : await means.look(at)
  if (known && known.status !== 'none') return took(driver, at, known)
  if (!driver.isCustomer) return gaveUp(driver, at, 'unavailable')
  const answer = await means.authorize(at)
  if (answer.status === 'unavailable' && driver.isNew) return gaveUp(driver, at, 'unavailable')
  if (answer.status !== 'unknown' && answer.status !== 'broken') return took(driver, at, answer)
  const found = await means.look(at)
  // the provider reported an error, so it is no longer working on it; without a reply it may be
  if (found.status === 'none' && answer.status === 'broken') return gaveUp(driver, at, 'unavailable')
  return found.status === 'none' ? undefined : took(driver, at, found)
}

const gaveUp = (driver: Driver, at: Attempt, reason: string): Promise<Attempt> =>
  move(driver, at, 'failed', { reason, message: wordsFor(reason) })

/** Checks whether the bank's challenge or the lender has decided. */
export async function lookMove(driver: Driver, at: Attempt): Promise<Attempt | undefined> {
  const standing = await meansOf(driver, at).look(at)
  if (standing.status !== at.state) return took(driver, at, standing)
  return driver.now > at.expiresAt ? startVoiding(driver, at, 'expired') : undefined
}

/** Translates the provider's status into a state. Undefined while the status is unknown. */
async function took(driver: Driver, at: Attempt, standing: Standing): Promise<Attempt | undefined> {
  const { status, paymentId = at.providerPaymentId, nextUrl = null } = standing
  const seen = { providerPaymentId: paymentId, nextUrl }
  if (status === 'authorized' || status === 'captured')
    return move(driver, at, 'authorized', { ...seen, nextUrl: null })
  if (status === 'challenge' || status === 'pending')
    return move(driver, at, status, { ...seen, ...(status === 'pending' && { choice: `loan ${paymentId}` }) })
  if (status === 'unknown' || status === 'broken' || status === 'unavailable') return undefined
  const state = status === 'refused' || status === 'none' ? 'failed' : status
  const reason = status === 'expired' ? 'expired' : (standing.reason ?? status)
  return move(driver, at, state, { ...seen, reason, message: standing.message ?? wordsFor(reason) })
}

/** Saves a card whose check succeeded; no money is charged. */
export const saveCardMove = async (driver: Driver, at: Attempt): Promise<Attempt> =>
  move(driver, at, 'saved', { savedCardId: await saveCard(driver.needs, at) })

/** The money for an order is authorized: continues once the customer has asked to place the order. */
export async function authorizedMove(driver: Driver, at: Attempt): Promise<Attempt | undefined> {
  if (!at.isPlacing) return driver.now > at.expiresAt ? startVoiding(driver, at, 'expired') : undefined
  const order = await driver.steps?.find()
  const isAsPaid = order?.status === 'Unsubmitted' || order?.status === 'Declined'
  if (!isAsPaid || !isSameCart(order, at)) return startVoiding(driver, at, 'changed')
  if (driver.now > at.expiresAt) return startVoiding(driver, at, 'expired')
  const next = await submitting(driver, at)
  if (next.state === 'submitting') driver.order = order
  return next
}

/** Last chance to void: from here on the order counts as the customer's. Checks the buyer in the same transaction. */
async function submitting(driver: Driver, at: Attempt): Promise<Attempt> {
  const { needs, lease, now } = driver
  const { owner, orderId, amountCents: cents } = at
  const placing = { owner, orderId: orderId ?? '', cents, now }
  const held = await needs.database.transaction(async (db) => {
    const problem = await findPlacingProblem(db, placing)
    return problem ? { problem } : { next: await advance(db, at, lease, 'submitting') }
  })
  if (held.next) return held.next
  driver.refusal = held.problem
  return startVoiding(driver, at, 'refused', held.problem?.message)
}
