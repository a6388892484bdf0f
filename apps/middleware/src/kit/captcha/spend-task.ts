import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** Marks a task as used. False if it was used before. Also deletes tasks that expired more than an hour ago. */
export async function spendTask(db: Queryable, task: string, expiresAt: Date): Promise<boolean> {
  await db.rows(sql`delete from spent_captchas where expires_at < now() - interval '1 hour'`)
  const first = await db.find(sql`
    insert into spent_captchas (task, expires_at) values (${task}, ${expiresAt}) on conflict do nothing returning true`)
  return first !== undefined
}
