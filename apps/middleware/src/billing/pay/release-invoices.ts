import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { letGoOfParts } from './held-parts.ts'

/** The attempt came to nothing: what it held is free again, once, however often that is noticed. */
export async function releaseInvoices(db: Queryable, attemptId: string): Promise<void> {
  const payment = await db.find<{ id: string }>(sql`
    update invoice_payments set state = 'released' where attempt_id = ${attemptId} and state = 'started' returning id`)
  if (payment) await letGoOfParts(db, payment.id)
}
