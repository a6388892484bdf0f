import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '@tessera/contract/shop/constants'
import type { PaymentNeeds } from '../payments/payment-needs.ts'
import type { Attempt } from './attempt.ts'
import type { Driver } from './attempt-runner.ts'
import { hasFact } from './attempt-state.ts'
import { claim, findLive, insertAttempt, type NewAttempt } from './attempts.ts'
import type { OrderSteps } from './order-steps.ts'
import { drive } from './run-attempt.ts'
import { startVoiding } from './start-voiding.ts'

/** A lender may take a day; other payments expire while the customer is still at checkout. */
const lifeMinutes: Record<PaymentMethod, number> = { Credit_Card: 30, Citizen_Pay: 24 * 60, Invoice: 30 }

export type Wanted = Omit<NewAttempt, 'lifeMinutes'>

export interface Taken {
  attempt: Attempt
  /** Undefined if another process holds the lease. */
  driver: Driver | undefined
}

export const customerDriver = (
  needs: PaymentNeeds,
  lease: string,
  steps: OrderSteps | undefined,
  now: Date,
  isNew: boolean,
): Driver => ({ needs, lease, steps, now, isCustomer: true, isNew })

/** Inserts a new attempt, ready to run, or returns the live one. */
export async function beginAttempt(
  needs: PaymentNeeds,
  wanted: Wanted,
  steps: OrderSteps | undefined,
  now: Date,
): Promise<Taken> {
  const lease = randomUUID()
  const given = { ...wanted, lifeMinutes: lifeMinutes[wanted.method] }
  const attempt = await insertAttempt(needs.database, given, lease)
  if (attempt) return { attempt, driver: customerDriver(needs, lease, steps, now, true) }
  const live = wanted.orderId ? await findLive(needs.database, wanted.orderId) : undefined
  if (!live) return beginAttempt(needs, wanted, steps, now)
  return { attempt: live, driver: undefined }
}

/** Takes the lease of a live attempt, unless another process holds it. */
export async function takeUp(needs: PaymentNeeds, live: Attempt, steps: OrderSteps, now: Date): Promise<Taken> {
  const lease = randomUUID()
  const attempt = await claim(needs.database, live.id, lease)
  if (!attempt) return { attempt: live, driver: undefined }
  return { attempt, driver: customerDriver(needs, lease, steps, now, false) }
}

/** A customer can choose another payment method only while the next move is theirs. */
export const canBeLeft = (attempt: Attempt): boolean => hasFact(attempt, 'canAbandon')

/** Voids an attempt that is no longer wanted. The reconciler retries if that fails now. */
export async function leave(driver: Driver, attempt: Attempt): Promise<Attempt> {
  return drive(driver, await startVoiding(driver, attempt, 'superseded'))
}
