import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import {
  type ChosenPayment,
  findPaymentSource,
  newCard,
  type Payer,
  type PaymentSource,
  selectCard,
} from '../methods/chosen-payment.ts'
import { type CardRow, recentCards } from '../methods/recent-cards.ts'
import type { PaymentNeeds } from '../payments/payment-needs.ts'
import { type Attempt, attemptColumns, isPlacedState } from './attempt.ts'
import { stateIs } from './attempt-state.ts'
import { advanceAttempt, findAttempt, findByReference, findLiveAttempt, selectLiveAttempt } from './attempts.ts'
import {
  type AttemptInput,
  abandonAttempt,
  beginAttempt,
  type ClaimedAttempt,
  canAbandon,
  claimAttempt,
  tryBegin,
} from './begin-attempt.ts'
import type { OrderSteps } from './order-steps.ts'
import { type PlaceOrderResult, placeOrderResult } from './place-order-result.ts'
import { runAttempt } from './run-attempt.ts'

export interface OrderSubmission extends Payer {
  orderId: string
  /** Address for the confirmation. */
  email: string | null
  payment: ChosenPayment
  /** The total, if the caller has read the validated cart; it is compared again before the order is submitted. */
  totalCents?: number | undefined
  /** Path to which the bank's challenge or the lender returns the customer. */
  returnUrl: string
  now: Date
}

/**
 * Pays for the order and places it once, no matter how often it is called or what fails in between. Every step is
 * stored before it runs, so that any process can continue. The caller must have checked that the order is the payer's.
 * Throws if the order is refused.
 */
export async function placeOrder(
  needs: PaymentNeeds,
  submission: OrderSubmission,
  steps: OrderSteps,
): Promise<PlaceOrderResult> {
  const { attempt, runner } = await claimOrBegin(needs, submission, steps)
  if (!runner) return placeOrderResult(await waitUntilSettled(needs.database, attempt))
  const isMarked = attempt.isPlacing && attempt.owner === submission.owner
  const marked = isMarked ? attempt : await markForPlacing(needs, attempt, runner.lease, submission)
  return placeOrderResult(await runAttempt(runner, marked), runner.refusal)
}

async function claimOrBegin(
  needs: PaymentNeeds,
  submission: OrderSubmission,
  steps: OrderSteps,
): Promise<ClaimedAttempt> {
  const begun = await beginAtOnce(needs, submission, steps)
  if (begun) return begun
  const { live, card } = await findLiveAndCard(needs.database, submission)
  if (live && isPlacedState(live)) return { attempt: live, runner: undefined }
  const source = await findPaymentSource(needs, submission, submission.payment, async () => card)
  if (!live) return beginOrderAttempt(needs, submission, steps, source)
  const held = await claimAttempt(needs, live, steps, submission.now)
  if (!held.runner || !canAbandon(held.attempt) || held.attempt.choice === source.choice) return held
  await abandonAttempt(held.runner, held.attempt)
  return beginOrderAttempt(needs, submission, steps, source)
}

/**
 * Begins the attempt of a card that was entered a moment ago for a cart that is valid, without looking for another
 * attempt: the insert itself finds a live one. Undefined if anything is not as usual.
 */
async function beginAtOnce(
  needs: PaymentNeeds,
  submission: OrderSubmission,
  steps: OrderSteps,
): Promise<ClaimedAttempt | undefined> {
  const { owner, payment, totalCents: amountCents } = submission
  const { paymentMethod, paymentToken, savedCardId } = payment
  const isNewCard = paymentMethod === 'Credit_Card' && !savedCardId
  const card = isNewCard ? recentCards.find(paymentToken, owner) : undefined
  if (!card || amountCents === undefined) return undefined
  const isValid = await steps.validate().then(
    () => true,
    () => false,
  )
  if (!isValid) return undefined
  const input = inputOf(submission, newCard({ owner }, payment, card), amountCents)
  return tryBegin(needs, input, steps, submission.now)
}

/** The order's live attempt and the new card, if one is chosen, in one statement. */
async function findLiveAndCard(
  db: Database,
  { orderId, owner, payment }: OrderSubmission,
): Promise<{ live: Attempt | undefined; card: CardRow | undefined }> {
  const row = await db.find<Attempt & { card: CardRow | null }>(sql`
    select live.*, (select row_to_json(c) from (${selectCard({ owner }, payment)}) c) as card
    from (select) one
    left join lateral (${selectLiveAttempt(orderId)}) live on true`)
  if (!row) throw new Error('A left join answers one row at least.')
  const { card, ...live } = row
  return { live: live.id ? live : undefined, card: card ?? undefined }
}

async function beginOrderAttempt(
  needs: PaymentNeeds,
  submission: OrderSubmission,
  steps: OrderSteps,
  source: PaymentSource,
): Promise<ClaimedAttempt> {
  const { orderId, owner, payment, totalCents, now } = submission
  if (payment.paymentMethod === 'Citizen_Pay') return findLoanAttempt(needs, owner, payment.referenceId ?? '')
  const first = await validateOrFindLive(needs, orderId, steps)
  if (first) return { attempt: first, runner: undefined }
  const amountCents = totalCents ?? (await steps.find())?.totalCents ?? refuse('Payment.NoCart')
  return beginAttempt(needs, inputOf(submission, source, amountCents), steps, now)
}

const inputOf = (
  { orderId, owner, email, payment, returnUrl }: OrderSubmission,
  source: PaymentSource,
  amountCents: number,
): AttemptInput => ({
  purpose: 'order',
  orderId,
  owner,
  method: payment.paymentMethod,
  email,
  returnUrl,
  ...source,
  amountCents,
  isPlacing: true,
})

/** Validates the cart. If that fails because the first of two clicks was faster, returns the attempt of that click. */
async function validateOrFindLive(
  { database }: PaymentNeeds,
  orderId: string,
  steps: OrderSteps,
): Promise<Attempt | undefined> {
  try {
    await steps.validate()
    return undefined
  } catch (error) {
    const live = await findLiveAttempt(database, orderId)
    if (!live) throw error
    return live
  }
}

/** Finds the attempt of a loan, which was started on its own page; if it has ended, the result says how. */
async function findLoanAttempt({ database }: PaymentNeeds, owner: string, reference: string): Promise<ClaimedAttempt> {
  const attempt = await findByReference(database, reference)
  if (attempt?.owner !== owner) return refuse('Payment.ReferenceUnknown')
  return { attempt, runner: undefined }
}

/** Marks the attempt for placing the order once the money is authorized. */
function markForPlacing(
  { database }: PaymentNeeds,
  at: Attempt,
  lease: string,
  { owner, email }: OrderSubmission,
): Promise<Attempt> {
  return advanceAttempt(database, at, lease, at.state, { isPlacing: true, owner, email })
}

const maxWaitMilliseconds = 8000
/** The order is already submitted; only the record of it is missing. */
const shortWaitMilliseconds = 2000
const pollMilliseconds = 100
const runningStates = new Set(['started', 'authorized', 'submitting'])

/** Waits for the process that holds the lease, most likely the first of two clicks, and returns its result. */
async function waitUntilSettled(database: Database, attempt: Attempt, waited = 0): Promise<Attempt> {
  if (!runningStates.has(attempt.state) || waited >= maxWaitMilliseconds) return attempt
  await delay(pollMilliseconds)
  return waitUntilSettled(database, (await findAttempt(database, attempt.id)) ?? attempt, waited + pollMilliseconds)
}

/**
 * The order this owner placed within the last ten minutes, for a late second click. If its process died after the
 * platform had accepted the order, it stays `submitting` until the reconciler runs, although the cart is empty.
 */
export async function findJustPlaced(
  { database }: Pick<PaymentNeeds, 'database'>,
  owner: string,
): Promise<PlaceOrderResult | undefined> {
  const attempt = await database.find<Attempt>(sql`
    select ${attemptColumns} from payment_attempts
    where owner = ${owner} and purpose = 'order' and ${stateIs('isPlacing')}
      and updated_at > now() - interval '10 minutes'
    order by created_at desc
    limit 1`)
  return (
    attempt && placeOrderResult(await waitUntilSettled(database, attempt, maxWaitMilliseconds - shortWaitMilliseconds))
  )
}
