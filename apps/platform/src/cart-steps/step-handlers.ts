import type { FinishedOperation } from '@tessera/server/call'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { orderCalculation, shippingRates } from '../checkout/checkout-calculation.ts'
import { runInOpenTransaction } from '../checkout/run-calculation.ts'
import { selectInTransaction } from '../checkout/select-ship-methods.ts'
import { patchCart } from '../orders/cart.ts'
import { fromUserHandlers } from '../orders/from-user.ts'
import { lineHandlers } from '../orders/lines.ts'
import { orderAddressHandlers } from '../orders/order-addresses.ts'
import type { OrderTarget } from '../orders/order-target.ts'
import type { OrderBatch } from './order-batch.ts'

/** Returns the operation for audit and outbox, or undefined if it cannot run in a transaction. */
type StepHandler = (call: PlatformCall, batch: OrderBatch) => Promise<FinishedOperation | undefined>

const viaHandlers =
  (handlers: (target: OrderTarget) => PlatformHandlers): StepHandler =>
  async (call, { target }) => ({ ...call, reply: await handlers(target)[call.operation.id]?.(call) })

/** These handlers query the database, so pending changes are written first. */
const afterFlush =
  (work: (call: PlatformCall, target: OrderTarget) => Promise<boolean>): StepHandler =>
  async (call, batch) => {
    await batch.flush(call)
    return (await work(call, batch.target)) ? call : undefined
  }

/** The operations that can be a step, and their handlers. */
export const stepHandlers: Readonly<Record<string, StepHandler>> = {
  // an add-to-cart event is a service, which is called without a transaction
  'Cart.CreateLineItem': async (call, hand) =>
    call.actor.hasOwnProducts ? undefined : viaHandlers(lineHandlers)(call, hand),
  'Cart.PatchLineItem': viaHandlers(lineHandlers),
  'Cart.DeleteLineItem': viaHandlers(lineHandlers),
  'Cart.Patch': viaHandlers((target) => ({ 'Cart.Patch': (call) => patchCart(target, call) })),
  'Cart.PatchFromUser': viaHandlers(fromUserHandlers),
  'Cart.SetShippingAddress': viaHandlers(orderAddressHandlers),
  'Cart.SetBillingAddress': viaHandlers(orderAddressHandlers),
  'Cart.EstimateShipping': afterFlush((call, target) => runInOpenTransaction(target, call, shippingRates)),
  'Cart.Calculate': afterFlush((call, target) => runInOpenTransaction(target, call, orderCalculation)),
  'Cart.SelectShipMethods': afterFlush(async (call, target) => {
    await selectInTransaction(target, call)
    return true
  }),
}
