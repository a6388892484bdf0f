import { randomUUID } from 'node:crypto'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { releaseLease, takeLease } from '../../checkout/attempts/attempts.ts'
import { releaseCredit } from '../../checkout/methods/terms-method.ts'

/**
 * Gives back the credit that an approval took before its process died. Only while no process holds the payment: an
 * approval that is under way needs the credit. Undefined if there is nothing to do.
 */
export async function releaseUnusedCredit(database: Database, documentId: string): Promise<void> {
  const held = await database.find<{ attemptId: string }>(sql`
    select t.attempt_id as "attemptId" from sales_documents d
    join terms_payments t on t.attempt_id = d.attempt_id and t.released_at is null and t.settled_at is null
    where d.id = ${documentId} and d.status = 'awaiting-approval'`)
  if (!held) return
  const lease = randomUUID()
  if (!(await takeLease(database, held.attemptId, lease))) return
  await database.transaction(async (db) => {
    const isWaiting = await db.find(sql`
      select from sales_documents where id = ${documentId} and status = 'awaiting-approval' for update`)
    if (isWaiting) await releaseCredit(db, held.attemptId)
    await releaseLease(db, held.attemptId, lease)
  })
}
