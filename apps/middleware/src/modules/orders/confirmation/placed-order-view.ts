import type { Order, OrderWorksheet } from '@tessera/client/platform/types.gen'
import type { Cart, OrderDetails } from '@tessera/client/shop/types.gen'
import { paymentMethods } from '@tessera/contract/shop/constants'
import { cartView } from '../../checkout/cart/cart-view.ts'
import { orderFacts } from '../../checkout/cart/line-facts.ts'
import type { ViewNeeds } from '../../checkout/cart/line-view.ts'

const statusTexts: Record<string, string> = {
  Open: 'We received your order and are getting it ready.',
  AwaitingApproval: 'Your order is awaiting your company’s approval.',
  Declined: 'This order was declined. You can change it and submit it again.',
  Completed: 'This order is complete.',
  Canceled: 'This order was canceled.',
}

const labels: Record<string, string> = { Credit_Card: 'Credit card', Citizen_Pay: 'Citizen Pay', Invoice: 'Invoice' }

const formatDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  })

/** A placed order as shown to its owner. */
export function placedOrderView(
  needs: ViewNeeds,
  order: Order,
  worksheet: OrderWorksheet,
  number: string | null,
): OrderDetails {
  const cart = cartView(needs, order, worksheet)
  const facts = orderFacts(order.xp)
  const status = order.Status ?? 'Open'
  const shipping = findShipping(cart, status)
  const method = paymentMethods.find((one) => one === facts.payment?.method) ?? 'Credit_Card'
  return {
    orderId: order.ID,
    number,
    status,
    statusText: statusTexts[status] ?? '',
    // an order that waits for approval is not submitted yet
    placedAt: order.DateSubmitted ?? order.LastUpdated ?? order.DateCreated ?? '',
    email: cart.email,
    lines: cart.lines.map((line) => ({ ...line, problems: [] })),
    totals: { ...cart.totals, isComplete: true, ...costsOf(order) },
    shippingAddress: cart.shippingAddress,
    billingAddress: cart.billingAddress,
    shipping,
    payments: [{ method, label: labels[method] ?? method, text: facts.payment?.text || labels[method] || method }],
    poNumber: cart.poNumber,
    jobName: cart.jobName,
    nextSteps: nextSteps(status, shipping),
  }
}

/** The day shown at checkout counts from an approval that no one can promise. */
function findShipping({ shippingOptions }: Cart, status: string): OrderDetails['shipping'] {
  const chosen = shippingOptions.find(({ isChosen }) => isChosen)
  if (!chosen) return null
  return status === 'AwaitingApproval' ? { ...chosen, arrivesOn: null } : chosen
}

const costsOf = ({ ShippingCost, TaxCost }: Order) => ({
  shippingCents: Math.round(ShippingCost * 100),
  taxCents: Math.round(TaxCost * 100),
})

function nextSteps(status: string, shipping: OrderDetails['shipping']): string[] {
  if (status === 'Declined' || status === 'Canceled') return []
  if (status === 'AwaitingApproval')
    return [
      'We’ve asked your company’s approvers and will email you when they decide.',
      `Once it’s approved, we’ll reserve the items and set the ${shipping?.kind === 'pick-up' ? 'pickup' : 'delivery'} date.`,
    ]
  const arrives = shipping?.arrivesOn ? formatDay(shipping.arrivesOn) : undefined
  const check = 'Before you install, check that all boxes have the same lot number. Report damage within 72 hours.'
  if (shipping?.kind === 'pick-up')
    return [
      `We’ll email you when it’s ready, around ${arrives}.`,
      'Bring a photo ID. We’ll hold it for 14 days.',
      check,
    ]
  if (shipping?.kind === 'freight')
    return [
      'The carrier will call to schedule delivery.',
      `It arrives at the curb on a pallet around ${arrives}.`,
      check,
    ]
  return [`It arrives around ${arrives ?? 'the end of the week'}.`, 'We’ll email your tracking number.', check]
}
