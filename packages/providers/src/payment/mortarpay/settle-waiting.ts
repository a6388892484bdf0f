import { type DatabasePool, inTransaction, rowsOf } from './database.ts'
import { changePayment, type PaymentRow, paymentColumns } from './payment-rows.ts'

const batch = 100

/** SQL: the payments that time alone changes. */
export const waitingIsDue = (now: string): string =>
  `((status in ('challenge', 'pending', 'authorized') and expires_at <= ${now}) or (status = 'pending' and decides_at <= ${now}))`

/** Applies time-based changes: due lender decisions and expired payments. */
export async function settleWaiting(pool: DatabasePool, now: Date): Promise<void> {
  await inTransaction(pool, async (db) => {
    const due = await rowsOf<PaymentRow>(
      db,
      `select ${paymentColumns} from mortarpay.payments
       where ${waitingIsDue('$1')}
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
