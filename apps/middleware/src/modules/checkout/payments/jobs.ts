import { deleteInBatches } from '@tessera/server/delete-in-batches'
import { sql } from '@tessera/server/sql'
import { findAttempt } from '../attempts/attempts.ts'
import { queueSettling, settleTask } from '../attempts/queue-settling.ts'
import { reconcilePayments } from '../attempts/reconcile-payments.ts'
import { settleAttempt } from '../attempts/settle-attempt.ts'
import type { PaymentNeeds } from './payment-needs.ts'

const busySeconds = 5

type Task = (payload: unknown) => Promise<void>

interface SettlePayload {
  attempt: string
  /** Present in the job that follows `order.placed`. */
  order?: string
}

/** Handles `order.placed`. May be called any number of times. */
type TakePlacedOrder = (orderId: string) => Promise<unknown>

/** Job name → function. Every job may run twice. */
export const paymentTasks = (needs: PaymentNeeds, takePlacedOrder?: TakePlacedOrder): Record<string, Task> => ({
  [settleTask]: async (payload) => {
    const { attempt, order } = payload as SettlePayload
    const settling = settleOrQueue(needs, String(attempt))
    // neither waits for the other to succeed; a failure of either repeats both
    const done = await Promise.allSettled([settling, order && takePlacedOrder?.(order)])
    const failed = done.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  },
  'reconcile-payments': async () => {
    await reconcilePayments(needs, await databaseNow(needs))
  },
  'forget-payment-traces': async () => {
    await deleteInBatches(needs.database, 'payment_notices', sql`received_at < now() - interval '30 days'`)
  },
})

async function settleOrQueue(needs: PaymentNeeds, id: string): Promise<void> {
  const settled = await settleAttempt(needs, id)
  // another process holds it, most likely the customer's own request
  if (!settled && (await findAttempt(needs.database, id))) await queueSettling(needs.database, id, busySeconds)
}

/** Uses the database clock, since leases and ages are measured by it. */
async function databaseNow({ database }: PaymentNeeds): Promise<Date> {
  const row = await database.find<{ now: Date }>(sql`select now() as now`)
  return row?.now ?? new Date()
}

export const paymentCrontab = `
* * * * * reconcile-payments ?max=3
50 3 * * * forget-payment-traces ?fill=1d
`
