import { getLeanWorksheet } from '@tessera/contract/platform/additions/cart-steps'
import type { PlatformHandler, PlatformHandlers } from '../actor.ts'
import { cartPlace, orderPlace, type Place } from '../orders/place.ts'
import { orderCalculate, shippingRates } from './kinds.ts'
import type { CheckoutNeeds } from './needs.ts'
import { selectShipMethods } from './select-ship-methods.ts'
import { workOut } from './work-out.ts'
import { findWorksheet } from './worksheet.ts'

/** These operations call an external service, so they open their own transactions before and after the call. */
export const askingOperations = [
  'IntegrationEvents.EstimateShipping',
  'IntegrationEvents.Calculate',
  'Cart.EstimateShipping',
  'Cart.Calculate',
]

/** Shipping, tax and fees of an order, from the API client's checkout event or the built-in calculator. */
export const checkoutHandlers = (needs: CheckoutNeeds): PlatformHandlers => ({
  'IntegrationEvents.EstimateShipping': workOut(needs, orderPlace, shippingRates),
  'IntegrationEvents.SelectShipmethods': selectShipMethods(orderPlace),
  'IntegrationEvents.Calculate': workOut(needs, orderPlace, orderCalculate),
  'IntegrationEvents.GetWorksheet': worksheetOf(orderPlace),
  'Cart.EstimateShipping': workOut(needs, cartPlace, shippingRates),
  'Cart.SelectShipMethods': selectShipMethods(cartPlace),
  'Cart.Calculate': workOut(needs, cartPlace, orderCalculate),
  'Cart.GetOrderWorksheet': worksheetOf(cartPlace),
  [getLeanWorksheet.id]: worksheetOf(cartPlace, 'lean'),
})

const worksheetOf =
  (place: Place, detail: 'lean' | 'whole' = 'whole'): PlatformHandler =>
  async (call) => {
    const worksheet = await findWorksheet(call.db, place.find(call), detail)
    if (!worksheet) throw place.missing(call)
    return worksheet
  }
