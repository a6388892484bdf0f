import type { Area } from '../../kit/area.ts'
import { cartActions, cartLineItems, cartPayments } from './cart.ts'
import { groupOrdersActions } from './group-orders.ts'
import { bundleLineItemsActions } from './line-items.ts'
import { ordersActions } from './order-actions.ts'
import { lineItems, lineItemsActions } from './order-lines.ts'
import { orderReturns, orderReturnsActions } from './order-returns.ts'
import { orders } from './orders.ts'
import { payments, paymentsActions } from './payments.ts'
import { promotionAssignments, promotions } from './promotions.ts'
import { shipments, shipmentsActions, shipmentsItem } from './shipments.ts'
import { bundleSubscriptionItemsActions, subscriptionItems, subscriptions } from './subscriptions.ts'

/** From the first line in the cart to the last return. */
export const ordersArea: Area = {
  resources: [
    orders,
    lineItems,
    promotions,
    payments,
    shipments,
    shipmentsItem,
    orderReturns,
    subscriptions,
    subscriptionItems,
    cartLineItems,
    cartPayments,
  ],
  relations: [promotionAssignments],
  actions: [
    ...bundleLineItemsActions,
    ...ordersActions,
    ...lineItemsActions,
    ...paymentsActions,
    ...shipmentsActions,
    ...orderReturnsActions,
    ...bundleSubscriptionItemsActions,
    ...groupOrdersActions,
    ...cartActions,
  ],
}
