import { getOperation } from '@tessera/contract/platform/get-operation'
import type { FinishedOperation } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import type { PlatformCall } from '../actor.ts'
import { orderTarget } from '../orders/order-target.ts'
import { submitForPaymentStatus } from '../orders/submit.ts'
import { eventsStatement } from '../record-event.ts'
import { repeats, replyStatement } from '../repeats.ts'

/**
 * Submits an order and answers its payment status; audit and event receivers see it as Orders.Submit. The event and the
 * reply for repeats are parts of the order's own write.
 */
export async function placeOrder(call: PlatformCall): Promise<JsonText> {
  const { key } = call
  const first = key === undefined ? undefined : await repeats.begin(call, key)
  if (first) return first.reply as JsonText // stored below
  const doneWith = (reply: JsonText): FinishedOperation[] => [
    { operation: getOperation('Orders.Submit'), params: call.params, body: call.body, reply },
  ]
  const reply = await submitForPaymentStatus(orderTarget, call, async (answer) => {
    const events = await eventsStatement(call, doneWith(answer))
    return [...(events ? [events] : []), ...(key === undefined ? [] : [replyStatement(call, key, answer)])]
  })
  await call.announce?.(call.db, doneWith(reply))
  return reply
}
