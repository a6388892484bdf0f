import type { Queryable } from '@tessera/server/database'
import { freeMethod } from '../methods/free-method.ts'
import type { PaymentMethod } from '../methods/payment-method.ts'
import { providerMethod } from '../methods/provider-method.ts'
import { termsMethod } from '../methods/terms-method.ts'
import type { PaymentNeeds } from '../payments/payment-needs.ts'
import { type Attempt, endedUncharged } from './attempt.ts'
import { type AttemptState, hasFact } from './attempt-state.ts'
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
  /** The order was validated and its money authorized by this runner, so it is not looked at before it is placed. */
  isFresh?: boolean
  /** The last move has ended the lease. */
  isReleased?: boolean
  /** The error with which the platform refused the order. */
  refusal?: unknown
}

export async function moveAttempt(
  runner: AttemptRunner,
  at: Attempt,
  state: AttemptState,
  change?: AttemptChange,
): Promise<Attempt> {
  const { needs, lease } = runner
  const { release } = needs.purposes[at.purpose]
  const isLast = hasFact({ state }, 'isFinal')
  const advance = (db: Queryable) => advanceAttempt(db, at, lease, state, change, isLast)
  const next = release
    ? await needs.database.transaction(async (db) => {
        const ended = await advance(db)
        if (endedUncharged(ended)) await release(db, at.id)
        return ended
      })
    : await advance(needs.database)
  if (isLast) runner.isReleased = true
  return next
}

export function paymentMethodOf(
  { needs, now }: AttemptRunner,
  { method, amountCents, purpose }: Attempt,
): PaymentMethod {
  if (amountCents === 0 && purpose === 'order') return freeMethod
  return method === 'Invoice' ? termsMethod(needs.database, () => now) : providerMethod(needs.provider)
}
