import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** Finds the ID of an invoice payment by its own ID or by the ID of its receipt. */
export async function findInvoicePaymentId(db: Queryable, accountId: string, id: string): Promise<string | undefined> {
  const row = await db.find<{ id: string }>(sql`
    select id from invoice_payments where (receipt_id = ${id} or id = ${id}) and account_id = ${accountId}`)
  return row?.id
}
