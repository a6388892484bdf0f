import type { LenderStatus } from '@tessera/client/shop/types.gen'
import { paymentCalls } from '@tessera/contract/middleware/payments/operations'
import { productCalls } from '@tessera/contract/middleware/products/operations'
import { queryValue } from '@tessera/server/call'
import { bearerOf } from '../../../kit/bearer-of.ts'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { type Attempt, isWaitingState } from '../attempts/attempt.ts'
import type { AttemptState } from '../attempts/attempt-state.ts'
import { findAttempt, findByReference } from '../attempts/attempts.ts'
import { settleAttempt } from '../attempts/settle-attempt.ts'
import { ownerOf } from '../methods/owner.ts'
import { paymentOptionsFor } from '../methods/payment-options.ts'
import { findMyCart } from './my-cart.ts'
import type { PaymentNeeds } from './payment-needs.ts'
import { paymentState } from './payment-state.ts'

/** Returns an attempt of this visitor; one of another owner is not found. A waiting attempt is moved on first. */
async function getOwnAttempt(
  needs: PaymentNeeds,
  actor: Visitor,
  found: Attempt | undefined,
  now: Date,
): Promise<Attempt> {
  if (!found || found.owner !== ownerOf(bearerOf(actor))) return refuse('NotFound')
  if (!isWaitingState(found)) return found
  return (await settleAttempt(needs, found.id, now)) ?? found
}

export const detailsHandler = (needs: PaymentNeeds) =>
  handle(paymentCalls.getPaymentDetails, async ({ actor, body, now }) => {
    const found = body.attemptId
      ? await findAttempt(needs.database, body.attemptId)
      : await findByReference(needs.database, body.referenceId ?? '')
    return paymentState(await getOwnAttempt(needs, actor, found, now))
  })

const lenderStates: Partial<Record<AttemptState, LenderStatus['status']>> = {
  started: 'started',
  pending: 'pending',
  declined: 'declined',
  expired: 'expired',
  failed: 'declined',
  voiding: 'voided',
  voided: 'voided',
}
const retryAfterSeconds = 3

export const accountStatusHandler = (needs: PaymentNeeds) =>
  handle(paymentCalls.checkAccountStatus, async (call) => {
    const referenceId = queryValue(call, 'referenceId') ?? ''
    const found = await findByReference(needs.database, referenceId)
    const loan = found?.method === 'Citizen_Pay' ? found : undefined
    const attempt = await getOwnAttempt(needs, call.actor, loan, call.now)
    const status = lenderStates[attempt.state] ?? 'approved'
    const isOpen = status === 'started' || status === 'pending'
    return {
      referenceId,
      status,
      message: paymentState(attempt).message,
      approvedCents: status === 'approved' ? attempt.amountCents : null,
      retryAfter: isOpen ? retryAfterSeconds : null,
    }
  })

export const optionsHandler = (needs: PaymentNeeds) =>
  handle(productCalls.getPaymentOptions, async ({ actor, now }) => {
    const cart = actor.bearer ? await findMyCart(needs, actor.bearer) : undefined
    return { options: await paymentOptionsFor(needs, actor, cart?.totalCents ?? null, now) }
  })
