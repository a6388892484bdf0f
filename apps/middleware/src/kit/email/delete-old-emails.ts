import type { Queryable } from '@tessera/server/database'
import { deleteInBatches } from '@tessera/server/delete-in-batches'
import { sql } from '@tessera/server/sql'

const retentionDays = 30

/** Emails hold names, addresses and links, so they are deleted after 30 days. */
export async function deleteOldEmails(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * 86_400_000)
  await deleteInBatches(db, 'mails', sql`coalesce(sent_at, given_up_at) < ${before}`)
}
