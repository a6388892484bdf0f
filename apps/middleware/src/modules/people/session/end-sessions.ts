import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** Ends one sign-in with all its token pairs. */
export async function endFamily(db: Queryable, family: string): Promise<void> {
  await db.rows(sql`update sessions set ended_at = now() where family = ${family} and ended_at is null`)
}

/** Ends every sign-in of a person (IDN-4). */
export async function endSessionsOf(db: Queryable, personID: string): Promise<void> {
  await db.rows(sql`update sessions set ended_at = now() where person_id = ${personID} and ended_at is null`)
}

/** Deletes sessions that ended long ago. A used refresh secret is kept as long as its session may last. */
export async function forgetSessions(db: Queryable): Promise<void> {
  await db.rows(sql`delete from sessions where idle_ends_at < now() - interval '30 days' or ends_at < now()`)
}
