import { getOperation } from '@tessera/contract/platform/get-operation'
import type { ReturnState } from '@tessera/domain/order-returns/return-state'
import type { PlatformCall } from '../actor.ts'
import { recordEvents } from '../record-event.ts'

/**
 * Records a return that another call completed, because its refunds reached its amount. No one called the operation, so
 * its webhooks are not told.
 */
export async function recordCompletion(call: PlatformCall, before: ReturnState, after: ReturnState): Promise<void> {
  if (before.status === 'Completed' || after.status !== 'Completed') return
  const operation = getOperation('OrderReturns.Complete')
  const part = { operation, params: { returnID: after.id }, body: {}, reply: undefined }
  await recordEvents({ ...call, announce: undefined }, [part])
}
