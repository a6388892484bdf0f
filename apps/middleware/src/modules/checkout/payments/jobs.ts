import { sql } from '@tessera/server/sql'
import { findAttempt } from '../attempts/attempts.ts'
import { queueSettling, settleTask } from '../attempts/queue-settling.ts'
import { reconcilePayments } from '../attempts/reconcile-payments.ts'
import { settleAttempt } from '../attempts/settle-attempt.ts'
import type { PaymentNeeds } from './payment-needs.ts'

const busySeconds = 5

type Task = (payload: unknown) => Promise<void>

/** Job name → function. Every job may run twice. */
export const paymentTasks = (needs: PaymentNeeds): Record<string, Task> => ({
  [settleTask]: async (payload) => {
    const id = String((payload as { attempt: unknown }).attempt)
    if (!(await findAttempt(needs.database, id))) return
    const settled = await settleAttempt(needs, id, await databaseNow(needs))
    // another process holds it, most likely the customer's own request
    if (!settled) await queueSettling(needs.database, id, busySeconds)
  },
  'reconcile-payments': async () => {
    await reconcilePayments(needs, await databaseNow(needs))
  },
  'forget-payment-traces': async () => {
    await needs.database.rows(sql`delete from payment_notices where received_at < now() - interval '30 days'`)
  },
})

/** Uses the database clock, since leases and ages are measured by it. */
async function databaseNow({ database }: PaymentNeeds): Promise<Date> {
  const row = await database.find<{ now: Date }>(sql`select now() as now`)
  return row?.now ?? new Date()
}

export const paymentCrontab = `
* * * * * reconcile-payments ?max=3
50 3 * * * forget-payment-traces ?fill=1d
`
