import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { type ChosenPayment, type Payer, sourceOf } from '../methods/chosen-payment.ts'
import type { PaymentNeeds } from '../payments/payment-needs.ts'
import { type Attempt, attemptColumns, isPlacedState } from './attempt.ts'
import { stateIs } from './attempt-state.ts'
import { advance, findAttempt, findByReference, findLive } from './attempts.ts'
import { beginAttempt, canBeLeft, leave, type Taken, takeUp } from './begin-attempt.ts'
import type { OrderSteps } from './order-steps.ts'
import { resultOf, type SagaResult } from './place-order-result.ts'
import { drive } from './run-attempt.ts'

export interface Submission extends Payer {
  orderId: string
  /** Address for the confirmation. */
  email: string | null
  payment: ChosenPayment
  /** Path to which the bank's challenge or the lender returns the customer. */
  returnUrl: string
  now: Date
}

/**
 * Pays for the order and places it once, no matter how often it is called or what fails in between. Every step is
 * stored before it runs, so that any process can continue. The caller must have checked that the order is the payer's.
 * Throws if the order is refused.
 */
export async function submitOrder(needs: PaymentNeeds, submission: Submission, steps: OrderSteps): Promise<SagaResult> {
  const { attempt, driver } = await taken(needs, submission, steps)
  if (!driver) return resultOf(await settled(needs.database, attempt))
  const isWished = attempt.isPlacing && attempt.owner === submission.owner
  const wished = isWished ? attempt : await wish(needs, attempt, driver.lease, submission)
  return resultOf(await drive(driver, wished), driver.refusal)
}

async function taken(needs: PaymentNeeds, submission: Submission, steps: OrderSteps): Promise<Taken> {
  const live = await findLive(needs.database, submission.orderId)
  if (live && isPlacedState(live)) return { attempt: live, driver: undefined }
  const source = await sourceOf(needs, submission, submission.payment)
  if (!live) return fresh(needs, submission, steps, source)
  const held = await takeUp(needs, live, steps, submission.now)
  if (!held.driver || !canBeLeft(held.attempt) || held.attempt.choice === source.choice) return held
  await leave(held.driver, held.attempt)
  return fresh(needs, submission, steps, source)
}

async function fresh(
  needs: PaymentNeeds,
  { orderId, owner, email, payment, returnUrl, now }: Submission,
  steps: OrderSteps,
  source: Awaited<ReturnType<typeof sourceOf>>,
): Promise<Taken> {
  if (payment.paymentMethod === 'Citizen_Pay') return decided(needs, owner, payment.referenceId ?? '')
  const first = await firstOrValid(needs, orderId, steps)
  if (first) return { attempt: first, driver: undefined }
  const order = (await steps.find()) ?? refuse('Payment.NoCart')
  const wanted = { purpose: 'order' as const, orderId, owner, method: payment.paymentMethod, email, returnUrl }
  return beginAttempt(needs, { ...wanted, ...source, amountCents: order.totalCents, isPlacing: true }, steps, now)
}

/** Validates the cart. If that fails because the first of two clicks was faster, returns the attempt of that click. */
async function firstOrValid(
  { database }: PaymentNeeds,
  orderId: string,
  steps: OrderSteps,
): Promise<Attempt | undefined> {
  try {
    await steps.validate()
    return undefined
  } catch (error) {
    const live = await findLive(database, orderId)
    if (!live) throw error
    return live
  }
}

/** Finds the attempt of a loan, which was started on its own page; if it has ended, the result says how. */
async function decided({ database }: PaymentNeeds, owner: string, reference: string): Promise<Taken> {
  const attempt = await findByReference(database, reference)
  if (attempt?.owner !== owner) return refuse('Payment.ReferenceUnknown')
  return { attempt, driver: undefined }
}

/** Marks the attempt for placing the order once the money is authorized. */
function wish({ database }: PaymentNeeds, at: Attempt, lease: string, { owner, email }: Submission): Promise<Attempt> {
  return advance(database, at, lease, at.state, { isPlacing: true, owner, email })
}

const patience = 8000
/** The order is already submitted; only the record of it is missing. */
const shortPatience = 2000
const pause = 100
const underWay = new Set(['started', 'authorized', 'submitting'])

/** Waits for the process that holds the lease, most likely the first of two clicks, and returns its result. */
async function settled(database: Database, attempt: Attempt, waited = 0): Promise<Attempt> {
  if (!underWay.has(attempt.state) || waited >= patience) return attempt
  await delay(pause)
  return settled(database, (await findAttempt(database, attempt.id)) ?? attempt, waited + pause)
}

/**
 * The order this owner placed within the last ten minutes, for a late second click. If its process died after the
 * platform had accepted the order, it stays `submitting` until the reconciler runs, although the cart is empty.
 */
export async function findJustPlaced(
  { database }: Pick<PaymentNeeds, 'database'>,
  owner: string,
): Promise<SagaResult | undefined> {
  const attempt = await database.find<Attempt>(sql`
    select ${attemptColumns} from payment_attempts
    where owner = ${owner} and purpose = 'order' and ${stateIs('isPlacing')}
      and updated_at > now() - interval '10 minutes'
    order by created_at desc
    limit 1`)
  return attempt && resultOf(await settled(database, attempt, patience - shortPatience))
}
