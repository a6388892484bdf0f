import { change, columns, type PaymentRow } from './payment-rows.ts'
import { inTransaction, type Pool, rowsOf } from './store.ts'

const batch = 100

/** Applies time-based changes: due lender decisions and expired payments. */
export async function settleWaiting(pool: Pool, now: Date): Promise<void> {
  await inTransaction(pool, async (db) => {
    const due = await rowsOf<PaymentRow>(
      db,
      `select ${columns} from mortarpay.payments
       where (status in ('challenge', 'pending', 'authorized') and expires_at <= $1)
         or (status = 'pending' and decides_at <= $1)
       order by id
       limit ${batch}
       for update skip locked`,
      [now],
    )
    for (const row of due) {
      const isDecided = row.decidesAt !== null && row.decidesAt <= now && row.expiresAt > now
      await change(db, row, { status: isDecided ? 'authorized' : 'expired' }, now)
    }
  })
}
