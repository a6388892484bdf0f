import { type DatabasePool, rowsOf } from './database.ts'
import { eventHeader, signatureHeader, signNotice, timestampHeader } from './sign-notice.ts'

export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>

export interface NoticeNeeds {
  pool: DatabasePool
  secret: string
  notifyUrl: string
  fetch: FetchFunction
}

interface NoticeRow {
  id: string
  body: string
  attempts: number
}

const batch = 50
const timeoutMilliseconds = 10_000
const maxDelayMilliseconds = 600_000
export const maxAttempts = 500

/** Sends due notices. A failed notice is retried with growing delays and keeps its ID. */
export async function deliverNotices(needs: NoticeNeeds, now: Date): Promise<number> {
  const due = await rowsOf<NoticeRow>(
    needs.pool,
    `update mortarpay.notices set attempts = attempts + 1,
       next_at = $1::timestamptz + least(${maxDelayMilliseconds}, 1000 * 2 ^ least(attempts, 20)) * interval '1 millisecond'
     where id in (
       select id from mortarpay.notices
       where delivered_at is null and next_at <= $1 and attempts < ${maxAttempts}
       order by next_at
       limit ${batch}
       for update skip locked)
     returning id, body, attempts`,
    [now],
  )
  if (due.length === 0) return 0
  const taken = await Promise.all(due.map((notice) => isAccepted(needs, notice, now)))
  const delivered = due.filter((_, index) => taken[index]).map(({ id }) => id)
  await needs.pool.query(`update mortarpay.notices set delivered_at = $2 where id = any($1)`, [delivered, now])
  return delivered.length
}

async function isAccepted(
  { secret, notifyUrl, fetch }: NoticeNeeds,
  { id, body }: NoticeRow,
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
