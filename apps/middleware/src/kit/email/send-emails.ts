import { type MailPort, MailRefused } from '@tessera/providers/mail/port'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { maxAttempts, waitAfter } from './retry-delay.ts'

export interface Sent {
  sent: number
  failed: number
}

/** One run hands on this many at most, and stops when three in a row fail: the mail server is down then. */
const mostAtOnce = 200
const failuresInRow = 3
/** Nobody else takes a letter meanwhile; far longer than any mail server is waited for. */
const leaseMilliseconds = 5 * 60_000

/**
 * The job `send-mails`: hands every letter that is due to the port. No transaction is open meanwhile (OUT-3). A letter
 * keeps its ID through all attempts: should we die between the server's "taken" and our note, a receiver can tell.
 */
export async function sendWaitingMails(
  db: Queryable,
  port: MailPort,
  now: () => Date = () => new Date(),
): Promise<Sent> {
  const counts = { sent: 0, failed: 0 }
  for (let inRow = 0; counts.sent + counts.failed < mostAtOnce && inRow < failuresInRow; ) {
    const mail = await claimNext(db, now())
    if (!mail) break
    const isSent = await sendOne(db, port, mail, now)
    inRow = isSent ? 0 : inRow + 1
    counts[isSent ? 'sent' : 'failed'] += 1
  }
  return counts
}

interface Waiting {
  id: string
  to: string
  subject: string
  text: string
  replyTo: string | null
  leaveUrl: string | null
  attempts: number
}

const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds)

/** What was written within this millisecond is due: a Date has no smaller part, PostgreSQL has. */
const claimNext = (db: Queryable, now: Date): Promise<Waiting | undefined> =>
  db.find<Waiting>(sql`
    update mails set attempts = attempts + 1, next_attempt_at = ${after(now, leaseMilliseconds)}
    where id = (
      select id from mails where sent_at is null and given_up_at is null and next_attempt_at < ${after(now, 1)}
      order by next_attempt_at limit 1 for update skip locked)
    returning id, recipient as "to", subject, body as text, reply_to as "replyTo", leave_url as "leaveUrl", attempts`)

async function sendOne(db: Queryable, port: MailPort, mail: Waiting, now: () => Date): Promise<boolean> {
  const { id, to, subject, text, replyTo, leaveUrl } = mail
  try {
    await port.send({ id, to, subject, text, replyTo: replyTo ?? undefined, leaveUrl: leaveUrl ?? undefined })
  } catch (error) {
    await noteFailure(db, mail, error, now())
    return false
  }
  await db.rows(sql`update mails set sent_at = ${now()}, last_problem = null where id = ${id}`)
  return true
}

async function noteFailure(db: Queryable, { id, attempts }: Waiting, error: unknown, now: Date): Promise<void> {
  const isOver = error instanceof MailRefused || attempts >= maxAttempts
  await db.rows(sql`
    update mails set last_problem = ${String((error as Error)?.message ?? error).slice(0, 300)},
      next_attempt_at = ${after(now, waitAfter(attempts))}, given_up_at = ${isOver ? now : null}
    where id = ${id}`)
}
