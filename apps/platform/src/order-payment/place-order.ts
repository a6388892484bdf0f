import { operations } from '@tessera/contract/platform/operations'
import { fail } from '@tessera/server/api-error'
import type { JsonText } from '@tessera/server/json-text'
import type { PlatformCall } from '../actor.ts'
import { orderTarget } from '../orders/order-target.ts'
import { submitForPaymentStatus } from '../orders/submit.ts'
import { recordEvents } from '../record-event.ts'

/** Submits an order and answers its payment status; audit and event receivers see it as Orders.Submit. */
export async function placeOrder(call: PlatformCall): Promise<JsonText> {
  const reply = await submitForPaymentStatus(orderTarget, call)
  const operation = operations.find(({ id }) => id === 'Orders.Submit') ?? fail('ServerError')
  await recordEvents(call, [{ operation, params: call.params, body: call.body, reply }])
  return reply
}
