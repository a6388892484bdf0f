import type { OrderState } from '@tessera/domain/order-model/order-state'
import { type OrderBooking, statusBooking } from '@tessera/domain/orders/submit-order'
import type { PlatformCall } from '../actor.ts'
import { completeIfShipped } from './complete-if-shipped.ts'
import { type LockedOrder, saveWithBookings } from './locked-order.ts'
import type { WriteOptions } from './write-order-state.ts'

type WriteBooking<Answer> = (
  call: PlatformCall,
  locked: LockedOrder,
  booking: OrderBooking,
  options: WriteOptions,
) => Promise<Answer>

/**
 * Writes an order that opens. If everything has left before, it is complete at once: that is a second write, because an
 * order completes only after it was open (ORD-4), and the answer is that of the second.
 */
export async function writeOpened<Answer>(
  call: PlatformCall,
  locked: LockedOrder,
  booking: OrderBooking,
  options: WriteOptions,
  write: WriteBooking<Answer>,
): Promise<{ answer: Answer; state: OrderState }> {
  const state = await completeIfShipped(call.db, locked.record, booking.state, call.now)
  if (state === booking.state) return { answer: await write(call, locked, booking, options), state }
  await saveWithBookings(call, locked, booking, options)
  const opened = { ...locked, record: { ...locked.record, state: booking.state } }
  return { answer: await write(call, opened, statusBooking(state), {}), state }
}
