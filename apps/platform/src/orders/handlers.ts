import type { PlatformHandlers } from '../actor.ts'
import { approvalDecisionHandlers } from '../approvals/approval-decisions.ts'
import { approvalListHandlers } from '../approvals/list-approvals.ts'
import { bundleLineHandlers } from './bundle-lines.ts'
import { cartHandlers } from './cart.ts'
import { fromUserHandlers } from './from-user.ts'
import { lineHandlers } from './lines.ts'
import { linesAcrossHandlers } from './lines-across.ts'
import { lineAddressHandlers, orderAddressHandlers } from './order-addresses.ts'
import { orderPromotionHandlers } from './order-promotions.ts'
import { cartTarget, orderTarget } from './order-target.ts'
import { orderHandlers } from './orders.ts'
import { paymentHandlers } from './payments.ts'
import { shipHandlers } from './ship.ts'
import { spendingAccountHandlers } from './spending-account-use.ts'
import { statusHandlers, submitHandlers } from './submit.ts'
import { transactionHandlers } from './transactions.ts'

/** Orders and the cart, which is an order under another path. */
export const orderAreaHandlers: PlatformHandlers = {
  ...orderHandlers,
  ...cartHandlers,
  ...linesAcrossHandlers,
  ...statusHandlers(orderTarget),
  ...lineHandlers(orderTarget),
  ...lineHandlers(cartTarget),
  ...submitHandlers(orderTarget),
  ...submitHandlers(cartTarget),
  ...orderPromotionHandlers(orderTarget, { remove: 'Orders.RemovePromotion' }),
  ...paymentHandlers(orderTarget),
  ...paymentHandlers(cartTarget),
  ...transactionHandlers(orderTarget),
  ...transactionHandlers(cartTarget),
  ...orderAddressHandlers(orderTarget),
  ...orderAddressHandlers(cartTarget),
  ...lineAddressHandlers(orderTarget),
  ...fromUserHandlers(orderTarget),
  ...fromUserHandlers(cartTarget),
  ...bundleLineHandlers(orderTarget),
  ...bundleLineHandlers(cartTarget),
  ...shipHandlers,
  ...spendingAccountHandlers,
  ...approvalDecisionHandlers,
  ...approvalListHandlers,
  ...orderPromotionHandlers(cartTarget, { remove: 'Cart.DeletePromotion' }),
}
