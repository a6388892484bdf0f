import type { PlacedOrder } from '@tessera/client/shop/types.gen'
import { paymentMethods } from '@tessera/contract/shop/constants'
import { counterIdOf } from '../../../kit/counter-order-id.ts'
import { orderLink } from '../../../kit/order-link.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { toCents } from '../../../kit/to-cents.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { findJustPlaced, placeOrder } from '../attempts/place-order.ts'
import { platformSteps } from '../attempts/platform-steps.ts'
import type { ChosenPayment } from '../methods/chosen-payment.ts'
import { ownerOf } from '../methods/owner.ts'
import type { PaymentNeeds } from '../payments/payment-needs.ts'
import type { CartNeeds } from './cart-needs.ts'
import { emailOf, emptyOrder } from './cart-view.ts'
import { type CartContext, readCheckedCart } from './change-cart.ts'
import { findOrderRefusal } from './find-order-refusal.ts'
import { type OrderPaymentFacts, orderFacts } from './line-facts.ts'
import { placedOrderOf } from './placed-order-of.ts'
import { problemsOf } from './process-cart.ts'
import { cartViewOf } from './read-cart.ts'
import { sampleProblems } from './sample-check.ts'

export interface SubmitNeeds extends CartNeeds {
  payments: PaymentNeeds
  linkSecret: Buffer
}

/**
 * Pays for the cart and places it once, no matter how often it is called. A refusal names the step that is incomplete.
 */
export async function submitCart(needs: SubmitNeeds & CartContext, visitor: Visitor, now: Date): Promise<PlacedOrder> {
  const bearer = visitor.bearer ?? refuse('Session.Missing')
  const owner = ownerOf(bearer)
  const { worksheet, problems } = await readCheckedCart(needs, visitor)
  const order = worksheet.Order ?? emptyOrder
  if ((worksheet.LineItems ?? []).length === 0) {
    const placed = await findJustPlaced(needs.payments, owner)
    return placed ? placedOrderOf(needs, placed, visitor, now) : refuse('Cart.Empty')
  }
  // only staff place it, with the prices they agreed on
  if (counterIdOf(order.ID) !== null) refuse('Cart.AtCounter')
  const isChecked = problems.length === 0
  const facts = orderFacts(order.xp)
  // staff order on account for a customer, never with a card
  if (visitor.customer?.acting && facts.payment && facts.payment.method !== 'Invoice') refuse('Acting.NotForOthers')
  const cart = cartViewOf(needs, visitor, worksheet, now)
  // checked before any money is requested, even if some is already authorized
  const refusal = await findOrderRefusal(needs.database, visitor, {
    orderId: order.ID,
    totalCents: cart.totals.totalCents,
    now,
  })
  if (refusal) throw refusal
  const validate = async () => {
    const [problem] = [...problemsOf(cart, visitor, facts), ...(await sampleProblems(needs, visitor, cart))]
    if (problem) refuse('Cart.NotReady', { message: problem.message, data: { step: problem.step, code: problem.code } })
  }
  const result = await placeOrder(
    needs.payments,
    {
      orderId: order.ID,
      owner,
      bearerToken: bearer.token,
      customer: visitor.customer,
      email: visitor.customer?.email ?? emailOf(order),
      payment: chosenPayment(facts.payment),
      totalCents: isChecked ? toCents(order.Total) : undefined,
      // the link also opens in the other browser that a bank's app may return to
      returnUrl: `/order-confirmation/${orderLink(needs.linkSecret, order.ID, now)}`,
      now,
    },
    platformSteps(needs.commerce, { orderId: order.ID, validate, isChecked }),
  )
  return placedOrderOf(needs, result, visitor, now)
}

function chosenPayment(payment: OrderPaymentFacts | undefined): ChosenPayment {
  const { method, token = null, savedCardId = null, saveCard = false, referenceId = null } = payment ?? {}
  return {
    paymentMethod:
      paymentMethods.find((one) => one === method) ?? refuse('Cart.NotReady', { message: 'Choose a payment method.' }),
    paymentToken: token,
    savedCardId,
    saveCard,
    referenceId,
  }
}
