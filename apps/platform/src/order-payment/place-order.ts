import { getOperation } from '@tessera/contract/platform/get-operation'
import type { JsonText } from '@tessera/server/json-text'
import type { PlatformCall } from '../actor.ts'
import { orderTarget } from '../orders/order-target.ts'
import { submitForPaymentStatus } from '../orders/submit.ts'
import { recordEvents } from '../record-event.ts'

/** Submits an order and answers its payment status; audit and event receivers see it as Orders.Submit. */
export async function placeOrder(call: PlatformCall): Promise<JsonText> {
  const reply = await submitForPaymentStatus(orderTarget, call)
  const operation = getOperation('Orders.Submit')
  await recordEvents(call, [{ operation, params: call.params, body: call.body, reply }])
  return reply
}
