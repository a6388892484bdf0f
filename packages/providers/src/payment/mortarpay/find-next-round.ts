import { type DatabasePool, rowsOf } from './database.ts'
import { maxAttempts } from './deliver-notices.ts'

/** Bounds the wait for work that another process has left behind. */
const maxMilliseconds = 60_000
/** Another process may be at work on what is due. */
const minMilliseconds = 1000

/** Milliseconds until a payment expires, a lender decides or a notice is due again. */
export async function findNextRound(pool: DatabasePool, now: Date): Promise<number> {
  const [row] = await rowsOf<{ at: Date | null }>(
    pool,
    `select least(
       (select min(expires_at) from mortarpay.payments where status in ('challenge', 'pending', 'authorized')),
       (select min(decides_at) from mortarpay.payments where status = 'pending' and decides_at is not null),
       (select min(next_at) from mortarpay.notices where delivered_at is null and attempts < ${maxAttempts})) as at`,
  )
  if (!row?.at) return maxMilliseconds
  return Math.min(maxMilliseconds, Math.max(minMilliseconds, row.at.getTime() - now.getTime()))
}
