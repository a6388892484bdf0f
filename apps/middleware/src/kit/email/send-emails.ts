import { type MailPort, MailRefused } from '@tessera/providers/mail/port'
import type { Queryable } from '@tessera/server/database'
import { empty, type Sql, sql } from '@tessera/server/sql'
import { type ClaimedEmail, claimedColumns } from './claimed-email.ts'
import { maxAttempts, retryDelay } from './retry-delay.ts'

export interface SendCounts {
  sent: number
  failed: number
}

/** One run sends at most 200 and stops after three failures in a row, because the mail server is down then. */
export const maxPerRun = 200
const failuresInRow = 3
/** No other process claims the email meanwhile. Far longer than any mail server timeout. */
const leaseMilliseconds = 5 * 60_000

/**
 * Sends every due email through the port, after the first if one is claimed already. No transaction is open meanwhile (OUT-3). An email keeps its ID through all
 * attempts: if we crash between the server's acceptance and our update, a receiver can recognize the duplicate.
 */
export async function sendEmails(
  db: Queryable,
  port: MailPort,
  now: () => Date = () => new Date(),
  first?: ClaimedEmail,
): Promise<SendCounts> {
  const counts = { sent: 0, failed: 0 }
  let inRow = 0
  let mail = first ?? (await claimNext(db, now()))
  while (mail) {
    const problem = await trySend(port, mail)
    inRow = problem ? inRow + 1 : 0
    counts[problem ? 'failed' : 'sent'] += 1
    if (problem) await recordFailure(db, mail, problem.error, now())
    const isOver = counts.sent + counts.failed >= maxPerRun || inRow >= failuresInRow
    if (isOver && !problem) await db.rows(markSent(mail, now()))
    if (isOver) break
    mail = await claimNext(db, now(), problem ? undefined : mail)
  }
  return counts
}

const addMilliseconds = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds)

const markSent = ({ id }: ClaimedEmail, now: Date): Sql =>
  sql`update mails set sent_at = ${now}, last_problem = null where id = ${id}`

/**
 * Claims the next email and marks the one before as sent, in one statement. Includes emails written within this
 * millisecond: PostgreSQL stores microseconds, a Date does not.
 */
const claimNext = (db: Queryable, now: Date, sent?: ClaimedEmail): Promise<ClaimedEmail | undefined> =>
  db.find<ClaimedEmail>(sql`
    ${sent ? sql`with marked as (${markSent(sent, now)})` : empty}
    update mails set attempts = attempts + 1, next_attempt_at = ${addMilliseconds(now, leaseMilliseconds)}
    where id = (
      select id from mails where sent_at is null and given_up_at is null and next_attempt_at < ${addMilliseconds(now, 1)}
        and id is distinct from ${sent?.id ?? null}::uuid
      order by next_attempt_at limit 1 for update skip locked)
    returning ${claimedColumns}`)

async function trySend(port: MailPort, mail: ClaimedEmail): Promise<{ error: unknown } | undefined> {
  const { id, to, subject, text, html, replyTo, leaveUrl } = mail
  try {
    await port.send({
      id,
      to,
      subject,
      text,
      html: html ?? undefined,
      replyTo: replyTo ?? undefined,
      leaveUrl: leaveUrl ?? undefined,
    })
    return undefined
  } catch (error) {
    return { error }
  }
}

async function recordFailure(db: Queryable, { id, attempts }: ClaimedEmail, error: unknown, now: Date): Promise<void> {
  const isOver = error instanceof MailRefused || attempts >= maxAttempts
  await db.rows(sql`
    update mails set last_problem = ${String((error as Error)?.message ?? error).slice(0, 300)},
      next_attempt_at = ${addMilliseconds(now, retryDelay(attempts))}, given_up_at = ${isOver ? now : null}
    where id = ${id}`)
}
