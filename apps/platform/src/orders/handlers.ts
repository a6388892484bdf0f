import type { PlatformHandlers } from '../actor.ts'
import { addressHandlers, lineAddressHandlers } from './addresses.ts'
import { bundleHandlers } from './bundles.ts'
import { cartHandlers } from './cart.ts'
import { fromUserHandlers } from './from-user.ts'
import { lineHandlers } from './lines.ts'
import { linesAcrossHandlers } from './lines-across.ts'
import { orderHandlers } from './orders.ts'
import { paymentHandlers } from './payments.ts'
import { cartPlace, orderPlace } from './place.ts'
import { promotionHandlers } from './promotions.ts'
import { shipHandlers } from './ship.ts'
import { shipmentHandlers } from './shipments.ts'
import { spendingAccountHandlers } from './spending-account-use.ts'
import { statusHandlers, submitHandlers } from './submit.ts'
import { transactionHandlers } from './transactions.ts'

/** Orders and the cart, which is an order under another path. */
export const orderDeskHandlers: PlatformHandlers = {
  ...orderHandlers,
  ...cartHandlers,
  ...linesAcrossHandlers,
  ...statusHandlers(orderPlace),
  ...lineHandlers(orderPlace),
  ...lineHandlers(cartPlace),
  ...submitHandlers(orderPlace),
  ...submitHandlers(cartPlace),
  ...promotionHandlers(orderPlace, { remove: 'Orders.RemovePromotion' }),
  ...paymentHandlers(orderPlace),
  ...paymentHandlers(cartPlace),
  ...transactionHandlers(orderPlace),
  ...transactionHandlers(cartPlace),
  ...addressHandlers(orderPlace),
  ...addressHandlers(cartPlace),
  ...lineAddressHandlers(orderPlace),
  ...fromUserHandlers(orderPlace),
  ...fromUserHandlers(cartPlace),
  ...bundleHandlers(orderPlace),
  ...bundleHandlers(cartPlace),
  ...shipHandlers,
  ...shipmentHandlers,
  ...spendingAccountHandlers,
  ...promotionHandlers(cartPlace, { remove: 'Cart.DeletePromotion' }),
}
