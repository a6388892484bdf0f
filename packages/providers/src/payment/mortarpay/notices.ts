import { eventHeader, sign, signatureHeader, timestampHeader } from './signature.ts'
import { type Pool, rowsOf } from './store.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface NoticeNeeds {
  pool: Pool
  secret: string
  notifyUrl: string
  fetch: Fetch
}

interface NoticeRow {
  id: string
  body: string
  attempts: number
}

const batch = 50
const patience = 10_000
const longestWait = 600_000
const givenUpAfter = 500

/** Sends due notices. A failed notice is retried with growing delays and keeps its ID. */
export async function deliverNotices(needs: NoticeNeeds, now: Date): Promise<number> {
  const due = await rowsOf<NoticeRow>(
    needs.pool,
    `update mortarpay.notices set attempts = attempts + 1,
       next_at = $1::timestamptz + least(${longestWait}, 1000 * 2 ^ least(attempts, 20)) * interval '1 millisecond'
     where id in (
       select id from mortarpay.notices
       where delivered_at is null and next_at <= $1 and attempts < ${givenUpAfter}
       order by next_at
       limit ${batch}
       for update skip locked)
     returning id, body, attempts`,
    [now],
  )
  const taken = await Promise.all(due.map((notice) => isTaken(needs, notice, now)))
  const delivered = due.filter((_, index) => taken[index]).map(({ id }) => id)
  await needs.pool.query(`update mortarpay.notices set delivered_at = $2 where id = any($1)`, [delivered, now])
  return delivered.length
}

async function isTaken(
  { secret, notifyUrl, fetch }: NoticeNeeds,
  { id, body }: NoticeRow,
  now: Date,
): Promise<boolean> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  try {
    const answer = await fetch(notifyUrl, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: {
        'content-type': 'application/json',
        [timestampHeader]: timestamp,
        [eventHeader]: id,
        [signatureHeader]: sign(secret, timestamp, id, Buffer.from(body)),
      },
      body,
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
