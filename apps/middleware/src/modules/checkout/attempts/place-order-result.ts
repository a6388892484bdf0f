import type { PlacedOrder } from '@tessera/client/shop/types.gen'
import { paymentReasonOf } from '@tessera/contract/shop/payment-reasons'
import { refuse } from '../../../kit/shop-error.ts'
import type { Attempt } from './attempt.ts'
import type { AttemptState } from './attempt-state.ts'
import { paymentMessage } from './payment-message.ts'

/** The caller adds `orderLink`. */
export type PlaceOrderResult = Omit<PlacedOrder, 'orderLink'> & { attemptId: string }

const statuses: Record<AttemptState, PlaceOrderResult['status']> = {
  started: 'working',
  authorized: 'working',
  submitting: 'working',
  challenge: 'challenge',
  pending: 'pending-payment',
  submitted: 'placed',
  captured: 'placed',
  saved: 'placed',
  voiding: 'declined',
  voided: 'declined',
  declined: 'declined',
  expired: 'declined',
  failed: 'declined',
}

const messages: Record<PlaceOrderResult['status'], string> = {
  placed: 'Thank you. Your order is placed.',
  'awaiting-approval': 'Thank you. Your order is awaiting approval.',
  'pending-payment':
    'The lender hasn’t decided yet. You can leave this page; we’ll place the order as soon as it’s approved.',
  challenge: 'Your bank needs to verify this payment. Confirm it on your bank’s page.',
  declined: paymentMessage(''),
  working: 'Your payment is being processed. Please don’t pay again; this takes up to two minutes.',
}

/** The attempt as a result for the shopper. Throws if the cart changed or the order was refused. */
export function placeOrderResult(attempt: Attempt, refusal?: unknown): PlaceOrderResult {
  const { state, reason } = attempt
  if (refusal) throw refusal
  const isUndone = state === 'voiding' || state === 'voided'
  if (isUndone && reason === 'changed') refuse('Payment.CartChanged')
  return describeAttempt(attempt)
}

/** The attempt as it stands, without a refusal: for someone who comes back to see. */
export function describeAttempt(attempt: Attempt): PlaceOrderResult {
  const { id, orderId, state, reason, message, nextUrl, amountCents, awaitsApproval } = attempt
  const status = statuses[state] === 'placed' && awaitsApproval ? 'awaiting-approval' : statuses[state]
  const isDeclined = status === 'declined'
  return {
    attemptId: id,
    status,
    orderId,
    nextUrl,
    reason: isDeclined ? paymentReasonOf(reason) : null,
    message: isDeclined ? (message ?? messages.declined) : messages[status],
    totalCents: amountCents,
  }
}
