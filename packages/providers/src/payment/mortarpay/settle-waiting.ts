import { type DatabasePool, inTransaction, rowsOf } from './database.ts'
import { changePayment, type PaymentRow, paymentColumns } from './payment-rows.ts'

const batch = 100

/** Applies time-based changes: due lender decisions and expired payments. */
export async function settleWaiting(pool: DatabasePool, now: Date): Promise<void> {
  await inTransaction(pool, async (db) => {
    const due = await rowsOf<PaymentRow>(
      db,
      `select ${paymentColumns} from mortarpay.payments
       where (status in ('challenge', 'pending', 'authorized') and expires_at <= $1)
         or (status = 'pending' and decides_at <= $1)
       order by id
       limit ${batch}
       for update skip locked`,
      [now],
    )
    for (const row of due) {
      const isDecided = row.decidesAt !== null && row.decidesAt <= now && row.expiresAt > now
      await changePayment(db, row, { status: isDecided ? 'authorized' : 'expired' }, now)
    }
  })
}
