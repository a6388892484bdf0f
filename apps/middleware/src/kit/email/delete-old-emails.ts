import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

const keepDays = 30

/** Letters hold names, addresses and links: what arrived a month ago is nobody's business any more. */
export async function forgetOldMails(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keepDays * 86_400_000)
  await db.rows(sql`delete from mails where coalesce(sent_at, given_up_at) < ${before}`)
}
