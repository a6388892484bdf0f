import { randomUUID } from 'node:crypto'
import type { PaymentNeeds } from '../payments/payment-needs.ts'
import { type Attempt, hasComeToNothing } from './attempt.ts'
import type { Driver } from './attempt-runner.ts'
import { meansOf } from './attempt-runner.ts'
import { advance, claim } from './attempts.ts'
import { wordsFor } from './payment-messages.ts'
import { drive } from './run-attempt.ts'

/**
 * Continues an attempt after its customer has left, with the shop's own rights. Undefined if another process holds it.
 */
export async function settleAttempt(needs: PaymentNeeds, id: string, now: Date): Promise<Attempt | undefined> {
  const lease = randomUUID()
  const attempt = await claim(needs.database, id, lease)
  if (!attempt) return undefined
  const steps = attempt.orderId ? needs.stepsFor(attempt.orderId) : undefined
  const driver: Driver = { needs, lease, steps, now, isCustomer: false, isNew: false }
  return drive(driver, hasComeToNothing(attempt) ? await reopened(driver, attempt) : attempt)
}

/** Voids money that arrived after the attempt had ended, such as a lender's late approval. */
async function reopened(driver: Driver, at: Attempt): Promise<Attempt> {
  const { status, paymentId } = await meansOf(driver, at).look(at)
  if (status !== 'authorized' && status !== 'captured') return at
  return advance(driver.needs.database, at, driver.lease, 'voiding', {
    providerPaymentId: paymentId ?? at.providerPaymentId,
    reason: 'late',
    message: at.message ?? wordsFor('expired'),
  })
}
