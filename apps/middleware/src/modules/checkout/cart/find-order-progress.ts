import type { OrderProgress } from '@tessera/client/shop/types.gen'
import { findLinkedOrder } from '../../../kit/order-link.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { type Attempt, isWaitingState } from '../attempts/attempt.ts'
import { findPlacingAttempt } from '../attempts/attempts.ts'
import { findJustPlaced } from '../attempts/place-order.ts'
import { describeAttempt } from '../attempts/place-order-result.ts'
import { settleAttempt } from '../attempts/settle-attempt.ts'
import { ownerOf } from '../methods/owner.ts'
import { placedOrderOf } from './placed-order-of.ts'
import type { SubmitNeeds } from './submit-cart.ts'

const refuseMissing = () => refuse('NotFound', { message: 'We couldn’t find this order.' })

/**
 * Tells how an order stands that was sent off: to its owner, or to the holder of its link, because a bank may return
 * the customer in another browser. A payment that waits for the bank or the lender is asked about first.
 */
export async function findOrderProgress(
  needs: SubmitNeeds,
  visitor: Visitor,
  requestedId: string,
  now: Date,
): Promise<OrderProgress> {
  const owner = visitor.bearer && ownerOf(visitor.bearer)
  if (!requestedId) {
    const latest = owner ? await findJustPlaced(needs.payments, owner) : undefined
    return latest ? { ...placedOrderOf(needs, latest, visitor, now), isOwn: true } : refuseMissing()
  }
  const linkedId = requestedId.includes('.') ? findLinkedOrder(needs.linkSecret, requestedId, now) : undefined
  const found = await findPlacingAttempt(needs.database, linkedId ?? requestedId)
  const isOwn = found?.owner === owner
  if (!found || !(isOwn || linkedId)) return refuseMissing()
  const result = describeAttempt(await checkWaiting(needs, found, now))
  return { ...placedOrderOf(needs, result, visitor, now), isOwn }
}

const checkWaiting = async ({ payments }: SubmitNeeds, attempt: Attempt, now: Date): Promise<Attempt> =>
  isWaitingState(attempt) ? ((await settleAttempt(payments, attempt.id, now)) ?? attempt) : attempt
