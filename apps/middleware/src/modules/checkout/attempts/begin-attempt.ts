import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '@tessera/contract/shop/constants'
import type { PaymentNeeds } from '../payments/payment-needs.ts'
import type { Attempt } from './attempt.ts'
import type { AttemptRunner } from './attempt-runner.ts'
import { hasFact } from './attempt-state.ts'
import { findLiveAttempt, insertAttempt, type NewAttempt, takeLease } from './attempts.ts'
import type { OrderSteps } from './order-steps.ts'
import { runAttempt } from './run-attempt.ts'
import { startVoiding } from './start-voiding.ts'

/** A lender may take a day; other payments expire while the customer is still at checkout. */
const lifeMinutes: Record<PaymentMethod, number> = { Credit_Card: 30, Citizen_Pay: 24 * 60, Invoice: 30 }

export type AttemptInput = Omit<NewAttempt, 'lifeMinutes'>

export interface ClaimedAttempt {
  attempt: Attempt
  /** Undefined if another process holds the lease. */
  runner: AttemptRunner | undefined
}

export const customerRunner = (
  needs: PaymentNeeds,
  lease: string,
  steps: OrderSteps | undefined,
  now: Date,
  isNew: boolean,
): AttemptRunner => ({ needs, lease, steps, now, isCustomer: true, isNew })

/** Inserts a new attempt, ready to run. Undefined if the order has a live one. */
export async function tryBegin(
  needs: PaymentNeeds,
  input: AttemptInput,
  steps: OrderSteps | undefined,
  now: Date,
): Promise<ClaimedAttempt | undefined> {
  const lease = randomUUID()
  const values = { ...input, lifeMinutes: lifeMinutes[input.method] }
  const attempt = await insertAttempt(needs.database, values, lease)
  return attempt && { attempt, runner: customerRunner(needs, lease, steps, now, true) }
}

/** The same, or returns the live one. */
export async function beginAttempt(
  needs: PaymentNeeds,
  input: AttemptInput,
  steps: OrderSteps | undefined,
  now: Date,
): Promise<ClaimedAttempt> {
  const begun = await tryBegin(needs, input, steps, now)
  if (begun) return begun
  const live = input.orderId ? await findLiveAttempt(needs.database, input.orderId) : undefined
  if (!live) return beginAttempt(needs, input, steps, now)
  return { attempt: live, runner: undefined }
}

/** Takes the lease of a live attempt, unless another process holds it. */
export async function claimAttempt(
  needs: PaymentNeeds,
  live: Attempt,
  steps: OrderSteps,
  now: Date,
): Promise<ClaimedAttempt> {
  const lease = randomUUID()
  const attempt = await takeLease(needs.database, live.id, lease)
  if (!attempt) return { attempt: live, runner: undefined }
  return { attempt, runner: customerRunner(needs, lease, steps, now, false) }
}

/** A customer can choose another payment method only while the next move is theirs. */
export const canAbandon = (attempt: Attempt): boolean => hasFact(attempt, 'canAbandon')

/** Voids an attempt that is no longer wanted. The reconciler retries if that fails now. */
export async function abandonAttempt(runner: AttemptRunner, attempt: Attempt): Promise<Attempt> {
  return runAttempt(runner, await startVoiding(runner, attempt, 'superseded'))
}
