import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { NewInvoice } from './post-invoices.ts'

/**
 * Ends the credit reservation of web orders on terms once their invoices cover it. Runs in the invoice's transaction,
 * so that the credit line counts the amount exactly once.
 */
export async function settleTerms(db: Queryable, invoices: readonly NewInvoice[], now: Date): Promise<void> {
  const orders = invoices.flatMap(({ salesDocumentId }) => salesDocumentId ?? [])
  if (orders.length === 0) return
  await db.rows(sql`
    update terms_payments t set settled_at = ${now}
    from sales_documents s
    where s.id = any(${orders}::text[]) and t.order_id = s.platform_order_id
      and t.settled_at is null and t.released_at is null
      and t.amount_cents <= (
        select sum(amount_cents) from billing_documents where sales_document_id = s.id and type = 'RV')`)
}
