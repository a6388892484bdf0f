import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { orderCalculate, shippingRates } from '../checkout/kinds.ts'
import { selectHere } from '../checkout/select-ship-methods.ts'
import { workOutHere } from '../checkout/work-out.ts'
import { addressHandlers } from '../orders/addresses.ts'
import { patchCart } from '../orders/cart.ts'
import { fromUserHandlers } from '../orders/from-user.ts'
import { lineHandlers } from '../orders/lines.ts'
import type { Place } from '../orders/place.ts'
import type { Part } from '../record-event.ts'
import type { Hand } from './hand.ts'

/** Returns the operation for audit and outbox, or undefined if it cannot run in a transaction. */
type Work = (call: PlatformCall, hand: Hand) => Promise<Part | undefined>

const through =
  (handlers: (place: Place) => PlatformHandlers): Work =>
  async (call, { place }) => ({ ...call, reply: await handlers(place)[call.operation.id]?.(call) })

/** These handlers query the database, so pending changes are written first. */
const seeing =
  (work: (call: PlatformCall, place: Place) => Promise<boolean>): Work =>
  async (call, hand) => {
    await hand.put(call)
    return (await work(call, hand.place)) ? call : undefined
  }

/** The operations that can be a step, and their handlers. */
export const works: Readonly<Record<string, Work>> = {
  'Cart.CreateLineItem': through(lineHandlers),
  'Cart.PatchLineItem': through(lineHandlers),
  'Cart.DeleteLineItem': through(lineHandlers),
  'Cart.Patch': through((place) => ({ 'Cart.Patch': (call) => patchCart(place, call) })),
  'Cart.PatchFromUser': through(fromUserHandlers),
  'Cart.SetShippingAddress': through(addressHandlers),
  'Cart.SetBillingAddress': through(addressHandlers),
  'Cart.EstimateShipping': seeing((call, place) => workOutHere(place, call, shippingRates)),
  'Cart.Calculate': seeing((call, place) => workOutHere(place, call, orderCalculate)),
  'Cart.SelectShipMethods': seeing(async (call, place) => {
    await selectHere(place, call)
    return true
  }),
}
