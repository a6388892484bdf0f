import type { FinishedOperation } from '@tessera/server/call'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { type CheckoutCalculation, orderCalculation, shippingRates } from '../checkout/checkout-calculation.ts'
import { lockChangeableOrder } from '../checkout/prepare-calculation.ts'
import { chooseMethods } from '../checkout/select-ship-methods.ts'
import { patchCart } from '../orders/cart.ts'
import { fromUserHandlers } from '../orders/from-user.ts'
import { lineHandlers } from '../orders/lines.ts'
import { orderAddressHandlers } from '../orders/order-addresses.ts'
import type { OrderTarget } from '../orders/order-target.ts'
import { calculateStep } from './calculate-step.ts'
import type { OrderBatch } from './order-batch.ts'

/** Returns the operation for audit and outbox, or undefined if it cannot run in a transaction. */
type StepHandler = (call: PlatformCall, batch: OrderBatch) => Promise<FinishedOperation | undefined>

const viaHandlers =
  (handlers: (target: OrderTarget) => PlatformHandlers): StepHandler =>
  async (call, { target }) => ({ ...call, reply: await handlers(target)[call.operation.id]?.(call) })

const viaCalculation =
  (calculation: CheckoutCalculation): StepHandler =>
  async (call, batch) =>
    (await calculateStep(batch, call, calculation)) ? call : undefined

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
  'Cart.EstimateShipping': viaCalculation(shippingRates),
  'Cart.Calculate': viaCalculation(orderCalculation),
  'Cart.SelectShipMethods': async (call, batch) => {
    const locked = await lockChangeableOrder(batch.target, call)
    batch.setEstimates(await chooseMethods(call, locked, batch.findEstimates()))
    return call
  },
}
