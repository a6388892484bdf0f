import type { PlacedOrder } from '@tessera/client/shop/types.gen'
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
  const { id, orderId, state, reason, message, nextUrl, amountCents, awaitsApproval } = attempt
  if (refusal) throw refusal
  const isUndone = state === 'voiding' || state === 'voided'
  if (isUndone && reason === 'changed') refuse('Payment.CartChanged')
  const status = statuses[state] === 'placed' && awaitsApproval ? 'awaiting-approval' : statuses[state]
  const text = status === 'declined' ? (message ?? messages.declined) : messages[status]
  return { attemptId: id, status, orderId, nextUrl, message: text, totalCents: amountCents }
}
