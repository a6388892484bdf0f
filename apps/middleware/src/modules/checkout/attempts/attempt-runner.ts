import { freeMeans } from '../methods/free-method.ts'
import type { Means } from '../methods/payment-method.ts'
import { providerMeans } from '../methods/provider-method.ts'
import { termsMeans } from '../methods/terms-method.ts'
import type { PaymentNeeds } from '../payments/payment-needs.ts'
import { type Attempt, hasComeToNothing } from './attempt.ts'
import type { AttemptState } from './attempt-state.ts'
import { advance, type Change } from './attempts.ts'
import type { OrderNow, OrderSteps } from './order-steps.ts'

/** Moves one attempt from state to state while it holds the lease. */
export interface Driver {
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

export function move({ needs, lease }: Driver, at: Attempt, state: AttemptState, change?: Change): Promise<Attempt> {
  const { release } = needs.purposes[at.purpose]
  if (!release) return advance(needs.database, at, lease, state, change)
  return needs.database.transaction(async (db) => {
    const next = await advance(db, at, lease, state, change)
    if (hasComeToNothing(next)) await release(db, at.id)
    return next
  })
}

export function meansOf({ needs, now }: Driver, { method, amountCents, purpose }: Attempt): Means {
  if (amountCents === 0 && purpose === 'order') return freeMeans
  return method === 'Invoice' ? termsMeans(needs.database, () => now) : providerMeans(needs.provider)
}
