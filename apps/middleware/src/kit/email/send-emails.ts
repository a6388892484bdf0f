import { type MailPort, MailRefused } from '@tessera/providers/mail/port'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { maxAttempts, retryDelay } from './retry-delay.ts'

export interface SendCounts {
  sent: number
  failed: number
}

/** One run sends at most 200 and stops after three failures in a row, because the mail server is down then. */
const maxPerRun = 200
const failuresInRow = 3
/** No other process claims the email meanwhile. Far longer than any mail server timeout. */
const leaseMilliseconds = 5 * 60_000

/**
 * Sends every due email through the port. No transaction is open meanwhile (OUT-3). An email keeps its ID through all
 * attempts: if we crash between the server's acceptance and our update, a receiver can recognize the duplicate.
 */
export async function sendEmails(
  db: Queryable,
  port: MailPort,
  now: () => Date = () => new Date(),
): Promise<SendCounts> {
  const counts = { sent: 0, failed: 0 }
  for (let inRow = 0; counts.sent + counts.failed < maxPerRun && inRow < failuresInRow; ) {
    const mail = await claimNext(db, now())
    if (!mail) break
    const isSent = await sendOne(db, port, mail, now)
    inRow = isSent ? 0 : inRow + 1
    counts[isSent ? 'sent' : 'failed'] += 1
  }
  return counts
}

interface QueuedEmail {
  id: string
  to: string
  subject: string
  text: string
  replyTo: string | null
  leaveUrl: string | null
  attempts: number
}

const addMilliseconds = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds)

/** Includes emails written within this millisecond: PostgreSQL stores microseconds, a Date does not. */
const claimNext = (db: Queryable, now: Date): Promise<QueuedEmail | undefined> =>
  db.find<QueuedEmail>(sql`
    update mails set attempts = attempts + 1, next_attempt_at = ${addMilliseconds(now, leaseMilliseconds)}
    where id = (
      select id from mails where sent_at is null and given_up_at is null and next_attempt_at < ${addMilliseconds(now, 1)}
      order by next_attempt_at limit 1 for update skip locked)
    returning id, recipient as "to", subject, body as text, reply_to as "replyTo", leave_url as "leaveUrl", attempts`)

async function sendOne(db: Queryable, port: MailPort, mail: QueuedEmail, now: () => Date): Promise<boolean> {
  const { id, to, subject, text, replyTo, leaveUrl } = mail
  try {
    await port.send({ id, to, subject, text, replyTo: replyTo ?? undefined, leaveUrl: leaveUrl ?? undefined })
  } catch (error) {
    await recordFailure(db, mail, error, now())
    return false
  }
  await db.rows(sql`update mails set sent_at = ${now()}, last_problem = null where id = ${id}`)
  return true
}

async function recordFailure(db: Queryable, { id, attempts }: QueuedEmail, error: unknown, now: Date): Promise<void> {
  const isOver = error instanceof MailRefused || attempts >= maxAttempts
  await db.rows(sql`
    update mails set last_problem = ${String((error as Error)?.message ?? error).slice(0, 300)},
      next_attempt_at = ${addMilliseconds(now, retryDelay(attempts))}, given_up_at = ${isOver ? now : null}
    where id = ${id}`)
}
