import { randomUUID } from 'node:crypto'
import type { PaymentNeeds } from '../payments/payment-needs.ts'
import { type Attempt, endedUncharged } from './attempt.ts'
import type { AttemptRunner } from './attempt-runner.ts'
import { paymentMethodOf } from './attempt-runner.ts'
import { advanceAttempt, takeLease } from './attempts.ts'
import { paymentMessage } from './payment-message.ts'
import { runAttempt } from './run-attempt.ts'

/**
 * Continues an attempt after its customer has left, with the shop's own rights. Undefined if another process holds it.
 * Without a time the database's counts, since leases and ages are measured by it.
 */
export async function settleAttempt(needs: PaymentNeeds, id: string, givenNow?: Date): Promise<Attempt | undefined> {
  const lease = randomUUID()
  const attempt = await takeLease(needs.database, id, lease)
  if (!attempt) return undefined
  const now = givenNow ?? attempt.takenAt
  const steps = attempt.orderId ? needs.stepsFor(attempt.orderId) : undefined
  const runner: AttemptRunner = { needs, lease, steps, now, isCustomer: false, isNew: false }
  return runAttempt(runner, endedUncharged(attempt) ? await reopenIfPaid(runner, attempt) : attempt)
}

/** Voids money that arrived after the attempt had ended, such as a lender's late approval. */
async function reopenIfPaid(runner: AttemptRunner, at: Attempt): Promise<Attempt> {
  const { status, paymentId } = await paymentMethodOf(runner, at).findStatus(at)
  if (status !== 'authorized' && status !== 'captured') return at
  return advanceAttempt(runner.needs.database, at, runner.lease, 'voiding', {
    providerPaymentId: paymentId ?? at.providerPaymentId,
    reason: 'late',
    message: at.message ?? paymentMessage('expired'),
  })
}
