import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { forgetSessions } from '../session/end-sessions.ts'

/** Called by a daily job: deletes expired and used secrets. */
export async function deleteSpentSecrets(db: Queryable): Promise<void> {
  await forgetSessions(db)
  await db.rows(sql`delete from one_time_secrets where expires_at < now() - interval '30 days'`)
  await db.rows(sql`delete from opened_envelopes where expires_at < now()`)
  await db.rows(sql`delete from cart_turns where until < now()`)
  await db.rows(sql`delete from account_changes where noted_at < now() - interval '1 day'`)
  await db.rows(sql`delete from rate_limits where started_at < now() - interval '1 day'`)
}
