/** Bounds the wait for work that another process has left behind. */
const maxMilliseconds = 60_000
/** Another process may be at work on what is due. */
const minMilliseconds = 1000

/** SQL: when a payment expires, a lender decides or a notice is due again. */
export const nextRoundAt = (maxAttempts: number, whichNotices = 'true'): string => `least(
  (select min(expires_at) from mortarpay.payments where status in ('challenge', 'pending', 'authorized')),
  (select min(decides_at) from mortarpay.payments where status = 'pending' and decides_at is not null),
  (select min(next_at) from mortarpay.notices where delivered_at is null and attempts < ${maxAttempts} and ${whichNotices}))`

/** Milliseconds to wait. */
export function pauseUntil(at: Date | null, now: Date): number {
  if (!at) return maxMilliseconds
  return Math.min(maxMilliseconds, Math.max(minMilliseconds, at.getTime() - now.getTime()))
}
