import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** The payment of invoices behind an ID of its own or of the document it made in the books. */
export async function findPaymentOf(db: Queryable, accountId: string, id: string): Promise<string | undefined> {
  const row = await db.find<{ id: string }>(sql`
    select id from invoice_payments where (receipt_id = ${id} or id = ${id}) and account_id = ${accountId}`)
  return row?.id
}
