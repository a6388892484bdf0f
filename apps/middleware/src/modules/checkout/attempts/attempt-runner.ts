import { freeMethod } from '../methods/free-method.ts'
import type { PaymentMethod } from '../methods/payment-method.ts'
import { providerMethod } from '../methods/provider-method.ts'
import { termsMethod } from '../methods/terms-method.ts'
import type { PaymentNeeds } from '../payments/payment-needs.ts'
import { type Attempt, endedUncharged } from './attempt.ts'
import type { AttemptState } from './attempt-state.ts'
import { type AttemptChange, advanceAttempt } from './attempts.ts'
import type { OrderNow, OrderSteps } from './order-steps.ts'

/** Moves one attempt from state to state while it holds the lease. */
export interface AttemptRunner {
  needs: PaymentNeeds
  lease: string
  steps: OrderSteps | undefined
  now: Date
  /** True if a customer waits for the answer, false in jobs. */
  isCustomer: boolean
  /** True if neither provider nor platform has been called for this attempt yet. */
  isNew: boolean
  /** The order as the last move read it, for the next move only. */
  order?: OrderNow | undefined
  /** The error with which the platform refused the order. */
  refusal?: unknown
}

export function moveAttempt(
  { needs, lease }: AttemptRunner,
  at: Attempt,
  state: AttemptState,
  change?: AttemptChange,
): Promise<Attempt> {
  const { release } = needs.purposes[at.purpose]
  if (!release) return advanceAttempt(needs.database, at, lease, state, change)
  return needs.database.transaction(async (db) => {
    const next = await advanceAttempt(db, at, lease, state, change)
    if (endedUncharged(next)) await release(db, at.id)
    return next
  })
}

export function paymentMethodOf(
  { needs, now }: AttemptRunner,
  { method, amountCents, purpose }: Attempt,
): PaymentMethod {
  if (amountCents === 0 && purpose === 'order') return freeMethod
  return method === 'Invoice' ? termsMethod(needs.database, () => now) : providerMethod(needs.provider)
}
