import { type DatabasePool, rowsOf } from './database.ts'
import { nextRoundAt, pauseUntil } from './next-round.ts'
import type { Notice } from './notice.ts'
import { settleWaiting, waitingIsDue } from './settle-waiting.ts'
import { eventHeader, signatureHeader, signNotice, timestampHeader } from './sign-notice.ts'

export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>

export interface NoticeNeeds {
  pool: DatabasePool
  secret: string
  notifyUrl: string
  fetch: FetchFunction
}

export interface RoundResult {
  /** Accepted notices. */
  accepted: number
  /** Milliseconds until a payment expires, a lender decides or a notice is due again. */
  pause: number
}

interface DueRow {
  notices: Notice[]
  /** Time alone has changed a payment: that comes first. */
  hasWaiting: boolean
  nextAt: Date | null
}

const batch = 50
const timeoutMilliseconds = 10_000
const maxDelayMilliseconds = 600_000
const maxAttempts = 500

/**
 * Sends the notices that this process has taken, decides due payments and sends due notices. A failed notice is retried
 * with growing delays and keeps its ID. If nothing else is due, what is due is not asked for.
 */
export async function runRound(needs: NoticeNeeds, taken: Notice[], now: Date): Promise<RoundResult> {
  if (taken.length === 0) return runDue(needs, now)
  const { accepted, nextAt } = await sendNotices(needs, taken.splice(0, batch), now)
  if (taken.length === 0 && (nextAt === null || nextAt > now)) return { accepted, pause: pauseUntil(nextAt, now) }
  const rest = await runRound(needs, taken, now)
  return { ...rest, accepted: rest.accepted + accepted }
}

async function runDue(needs: NoticeNeeds, now: Date): Promise<RoundResult> {
  const due = await takeDue(needs.pool, now)
  const first = await sendDue(needs, due, now)
  if (!due.hasWaiting) return first
  await settleWaiting(needs.pool, now)
  const { accepted, pause } = await sendDue(needs, await takeDue(needs.pool, now), now)
  return { accepted: accepted + first.accepted, pause }
}

async function takeDue(pool: DatabasePool, now: Date): Promise<DueRow> {
  const [row] = await rowsOf<DueRow>(
    pool,
    `with due as (
       update mortarpay.notices set attempts = attempts + 1,
         next_at = $1::timestamptz + least(${maxDelayMilliseconds}, 1000 * 2 ^ least(attempts, 20)) * interval '1 millisecond'
       where id in (
         select id from mortarpay.notices
         where delivered_at is null and next_at <= $1 and attempts < ${maxAttempts}
         order by next_at
         limit ${batch}
         for update skip locked)
       returning id, body)
     select (select coalesce(json_agg(due), '[]') from due) as notices,
       exists (select from mortarpay.payments where ${waitingIsDue('$1')}) as "hasWaiting",
       ${nextRoundAt(maxAttempts)} as "nextAt"`,
    [now],
  )
  return row ?? { notices: [], hasWaiting: false, nextAt: null }
}

async function sendDue(needs: NoticeNeeds, due: DueRow, now: Date): Promise<RoundResult> {
  const { accepted, nextAt } =
    due.notices.length > 0 ? await sendNotices(needs, due.notices, now) : { accepted: 0, nextAt: due.nextAt }
  return { accepted, pause: pauseUntil(nextAt, now) }
}

/** Sends the notices. Stores which were accepted and reads when the next round is due, in one statement. */
async function sendNotices(needs: NoticeNeeds, notices: readonly Notice[], now: Date) {
  const taken = await Promise.all(notices.map((notice) => isAccepted(needs, notice, now)))
  const delivered = notices.filter((_, index) => taken[index]).map(({ id }) => id)
  const [row] = await rowsOf<{ at: Date | null }>(
    needs.pool,
    `with done as (update mortarpay.notices set delivered_at = $2 where id = any($1))
     select ${nextRoundAt(maxAttempts, 'id <> all($1)')} as at`,
    [delivered, now],
  )
  return { accepted: delivered.length, nextAt: row?.at ?? null }
}

async function isAccepted(
  { secret, notifyUrl, fetch }: NoticeNeeds,
  { id, body }: Notice,
  now: Date,
): Promise<boolean> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  try {
    const answer = await fetch(notifyUrl, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMilliseconds),
      headers: {
        'content-type': 'application/json',
        [timestampHeader]: timestamp,
        [eventHeader]: id,
        [signatureHeader]: signNotice(secret, timestamp, id, Buffer.from(body)),
      },
      body,
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
