import { getLeanWorksheet } from '@tessera/contract/platform/additions/cart-steps'
import { sql } from '@tessera/server/sql'
import type { PlatformHandler, PlatformHandlers } from '../actor.ts'
import { cartTarget, type OrderTarget, orderTarget } from '../orders/order-target.ts'
import { refreshOrder } from '../orders/refresh-orders.ts'
import { orderCalculation, shippingRates } from './checkout-calculation.ts'
import type { CheckoutNeeds } from './checkout-needs.ts'
import { ownProductHandlers } from './own-product-handlers.ts'
import { promotionHandlers } from './promotion-handlers.ts'
import { runCalculation } from './run-calculation.ts'
import { selectShipMethods } from './select-ship-methods.ts'
import { findWorksheet } from './worksheet.ts'

/** These operations call an external service, so they open their own transactions before and after the call. */
export const externalCallOperations = [
  'IntegrationEvents.EstimateShipping',
  'IntegrationEvents.Calculate',
  'Cart.EstimateShipping',
  'Cart.Calculate',
  'LineItems.Create',
  'LineItems.Save',
  'Cart.CreateLineItem',
  'Cart.SaveLineItem',
  'Orders.AddPromotion',
  'Orders.ApplyPromotions',
  'Orders.RefreshPromotions',
  'Cart.AddPromotion',
  'Cart.ApplyPromotions',
  'Cart.RefreshPromotions',
]

/** Shipping, tax and fees of an order, from the API client's checkout event or the built-in calculator. */
export const checkoutHandlers = (needs: CheckoutNeeds): PlatformHandlers => ({
  'IntegrationEvents.EstimateShipping': runCalculation(needs, orderTarget, shippingRates),
  'IntegrationEvents.SelectShipmethods': selectShipMethods(orderTarget),
  'IntegrationEvents.Calculate': runCalculation(needs, orderTarget, orderCalculation),
  'IntegrationEvents.GetWorksheet': worksheetHandler(orderTarget),
  'Cart.EstimateShipping': runCalculation(needs, cartTarget, shippingRates),
  'Cart.SelectShipMethods': selectShipMethods(cartTarget),
  'Cart.Calculate': runCalculation(needs, cartTarget, orderCalculation),
  'Cart.GetOrderWorksheet': worksheetHandler(cartTarget),
  [getLeanWorksheet.id]: worksheetHandler(cartTarget, 'lean'),
  ...ownProductHandlers(needs, orderTarget),
  ...ownProductHandlers(needs, cartTarget),
  ...promotionHandlers(needs, orderTarget),
  ...promotionHandlers(needs, cartTarget),
})

const worksheetHandler =
  (target: OrderTarget, given?: 'lean'): PlatformHandler =>
  async (call) => {
    const detail = given ?? (call.actor.userType === 'admin' ? 'whole' : 'withoutLinks')
    const found = await findWorksheet(call.db, target.find(call), detail)
    if (!found) throw target.missing(call)
    if (!found.hasOldPrices) return found
    await refreshOrder(call, found.uid)
    return findWorksheet(call.db, sql`t.uid = ${found.uid}`, detail)
  }
