import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { releaseParts } from './hold-parts.ts'

/** Releases the held amounts of an attempt that ended without a charge, once. */
export async function releaseInvoices(db: Queryable, attemptId: string): Promise<void> {
  const payment = await db.find<{ id: string }>(sql`
    update invoice_payments set state = 'released' where attempt_id = ${attemptId} and state = 'started' returning id`)
  if (payment) await releaseParts(db, payment.id)
}

/** Releases a bank payment. Returns false if that was done before. */
export async function releasePayment(db: Queryable, paymentId: string, reason: string): Promise<boolean> {
  const payment = await db.find<{ id: string }>(sql`
    update invoice_payments set state = 'released', bank_state = 'returned', bank_reason = ${reason}
    where id = ${paymentId} and state = 'started' and bank_state is not null returning id`)
  if (payment) await releaseParts(db, payment.id)
  return payment !== undefined
}
