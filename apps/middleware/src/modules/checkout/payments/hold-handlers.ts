import { paymentCalls } from '@tessera/contract/middleware/payments/operations'
import { queryValue } from '@tessera/server/call'
import { bearerOf } from '../../../kit/bearer-of.ts'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { beginAttempt } from '../attempts/begin-attempt.ts'
import { runAttempt } from '../attempts/run-attempt.ts'
import { type ChosenPayment, findPaymentSource, type Payer } from '../methods/chosen-payment.ts'
import { isGuestOwner, ownerOf } from '../methods/owner.ts'
import { paymentOptionsFor } from '../methods/payment-options.ts'
import { defaultReturnPath, returnPath } from '../provider/return-path.ts'
import { holdMoney } from './hold-money.ts'
import { getMyCart } from './my-cart.ts'
import type { PaymentNeeds } from './payment-needs.ts'
import { paymentState } from './payment-state.ts'

const payerOf = (visitor: Visitor): Payer => {
  const bearer = bearerOf(visitor)
  return { owner: ownerOf(bearer), bearerToken: bearer.token, customer: visitor.customer }
}

/** Calls the lender at once; for a card or an invoice it only checks that the method is available for this cart. */
export const initiateHandler = (needs: PaymentNeeds) =>
  handle(paymentCalls.initiatePayment, async ({ actor, body, now }) => {
    const { method } = body
    const returnUrl = returnPath(body.returnUrl)
    const cart = await getMyCart(needs, bearerOf(actor))
    const options = await paymentOptionsFor(needs, actor, cart.totalCents, now)
    const option = options.find((one) => one.method === method)
    if (!option?.isAvailable)
      return refuse('Payment.MethodNotAllowed', option?.reason ? { message: option.reason } : {})
    if (method !== 'Citizen_Pay') return chosenOnly(method, cart.totalCents)
    const payment = { paymentMethod: method }
    const payer = payerOf(actor)
    const source = await findPaymentSource(needs, payer, payment)
    return paymentState(await holdMoney(needs, { ...payer, cart, payment, source, returnUrl, now }))
  })

const chosenOnly = (method: 'Credit_Card' | 'Invoice', amountCents: number) => ({
  attemptId: null,
  referenceId: null,
  method,
  state: 'started' as const,
  amountCents,
  message: method === 'Invoice' ? 'The order will be billed to your account.' : 'Enter a card or choose a saved one.',
  nextUrl: null,
  orderId: null,
})

/** Authorizes the payment for the cart; with isCheckout=false it charges nothing and saves the card. */
export const authorizeHandler = (needs: PaymentNeeds) =>
  handle(paymentCalls.getAuthorize, async (call) => {
    const { actor, body, now } = call
    const payer = payerOf(actor)
    const isCheckout = queryValue(call, 'isCheckout') !== 'false'
    const payment = { paymentMethod: 'Credit_Card' as const, ...body, saveCard: !isCheckout }
    if (!isCheckout) return paymentState(await checkCard(needs, payer, payment, now))
    const source = await findPaymentSource(needs, payer, payment)
    const cart = await getMyCart(needs, bearerOf(actor))
    return paymentState(await holdMoney(needs, { ...payer, cart, payment, source, returnUrl: defaultReturnPath, now }))
  })

async function checkCard(needs: PaymentNeeds, payer: Payer, payment: ChosenPayment, now: Date) {
  if (isGuestOwner(payer.owner)) return refuse('Session.Missing')
  const source = await findPaymentSource(needs, payer, payment)
  const wanted = { purpose: 'card' as const, orderId: null, owner: payer.owner, method: payment.paymentMethod }
  const { attempt, runner } = await beginAttempt(
    needs,
    { ...wanted, ...source, amountCents: 0, isPlacing: false, email: null, returnUrl: '/account/payment-methods' },
    undefined,
    now,
  )
  return runner ? runAttempt(runner, attempt) : attempt
}
