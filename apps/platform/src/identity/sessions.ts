import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** Signs a user out everywhere: tokens carry the version they were issued with, and this increments it (IDN-4). */
export async function endSessions(db: Queryable, uid: string): Promise<void> {
  await db.rows(sql`
    with gone as (delete from refresh_tokens where uid = ${uid})
    insert into credentials (uid, token_version) values (${uid}, 2)
    on conflict (uid) do update set token_version = credentials.token_version + 1`)
}

/** Revokes one token. False if it was revoked before. */
export async function spendToken(db: Queryable, id: string, ends: Date): Promise<boolean> {
  const spent = await db.find(sql`
    insert into spent_tokens (id, expires_at) values (${id}, ${ends})
    on conflict do nothing
    returning true`)
  return spent !== undefined
}
