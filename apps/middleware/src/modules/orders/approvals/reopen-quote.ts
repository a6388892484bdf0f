import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/**
 * Puts the quote of a declined order on offer again, so that it can be accepted once more while it is valid. Returns its
 * number, or null if the order did not come from a quote.
 */
export async function reopenQuote(db: Queryable, documentId: string, now: Date): Promise<string | null> {
  const quote = await db.find<{ id: string }>(sql`
    update quotes set state = 'offered', sales_document_id = null, decided_at = null, decided_by = null, updated_at = ${now}
    where sales_document_id = ${documentId} and state = 'converted'
    returning id`)
  return quote?.id ?? null
}
