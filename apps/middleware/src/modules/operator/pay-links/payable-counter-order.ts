import type { CounterOrder } from '@tessera/client/shop/types.gen'
import { refuse } from '../../../kit/shop-error.ts'
import type { CounterNeeds } from '../counter/counter-needs.ts'
import { readCounterOrder } from '../counter/save-counter-order.ts'
import { getCounterOrder, type StoredCounterOrder } from '../counter/stored-counter-order.ts'

/** Reasons that stand against an order on account, and not against one that is paid by card. */
const ofTerms = new Set(['Counter.OnHold', 'Counter.NoTerms', 'Counter.CreditExceeded'])

/** The order of the counter with its prices of now, if a card may pay it. */
export async function readPayableOrder(
  needs: CounterNeeds,
  id: string,
  now: Date,
): Promise<{ stored: StoredCounterOrder; order: CounterOrder }> {
  const stored = await getCounterOrder(needs.database, id)
  if (stored.isPlaced) refuse('Counter.Placed')
  const order = await readCounterOrder(needs, id, now)
  const problem = order.problems.find(({ code }) => !ofTerms.has(code))
  if (problem) refuse('Counter.NotReady', { message: problem.message, data: { code: problem.code } })
  if (order.notices.length > 0)
    refuse('Counter.NotReady', {
      message: `${order.notices[0]} An order that waits for approval can’t be paid by link.`,
    })
  if (order.totals.totalCents <= 0) refuse('Counter.NotReady', { message: 'There is nothing to pay.' })
  return { stored, order }
}
