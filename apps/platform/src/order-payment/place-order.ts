import { operations } from '@tessera/contract/platform/operations'
import { fail } from '@tessera/server/api-error'
import type { Json } from '@tessera/server/json'
import type { PlatformCall } from '../actor.ts'
import { orderPlace } from '../orders/place.ts'
import { submitForPaymentStatus } from '../orders/submit.ts'
import { recordEvents } from '../record-event.ts'

/** Submits an order and answers its payment status; audit and event receivers see it as Orders.Submit. */
export async function placeOrder(call: PlatformCall): Promise<Json> {
  const reply = await submitForPaymentStatus(orderPlace, call)
  const operation = operations.find(({ id }) => id === 'Orders.Submit') ?? fail('ServerError')
  await recordEvents(call, [{ operation, params: call.params, body: call.body, reply }])
  return reply
}
