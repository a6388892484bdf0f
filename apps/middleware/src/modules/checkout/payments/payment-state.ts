import type { PaymentState } from '@tessera/client/shop/types.gen'
import type { Attempt } from '../attempts/attempt.ts'
import type { AttemptState } from '../attempts/attempt-state.ts'
import { placeOrderResult } from '../attempts/place-order-result.ts'

/** Attempt state → state in the API. */
const states: Record<AttemptState, PaymentState['state']> = {
  started: 'started',
  challenge: 'challenge',
  pending: 'pending',
  authorized: 'authorized',
  submitting: 'authorized',
  submitted: 'authorized',
  captured: 'captured',
  saved: 'authorized',
  voiding: 'voided',
  voided: 'voided',
  declined: 'declined',
  expired: 'expired',
  failed: 'failed',
}

const authorizedMessage = 'Your payment is authorized. You won’t be charged until you place the order.'
const savedMessage = 'The card is saved.'

export function paymentState(attempt: Attempt): PaymentState {
  const { id, state, method, amountCents, nextUrl, orderId, providerPaymentId, isPlacing } = attempt
  return {
    attemptId: id,
    referenceId: method === 'Citizen_Pay' ? providerPaymentId : null,
    method,
    state: states[state],
    amountCents,
    message: messageOf(attempt),
    nextUrl,
    // until it is placed, it is a cart
    orderId: isPlacing ? orderId : null,
  }
}

function messageOf(attempt: Attempt): string {
  if (attempt.state === 'saved') return savedMessage
  if (attempt.state === 'authorized' && !attempt.isPlacing) return authorizedMessage
  return attempt.message ?? placeOrderResult(attempt).message
}
