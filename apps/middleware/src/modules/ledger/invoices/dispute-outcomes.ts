import type { BillingDetail, DecidedDispute } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

type DisputeOutcome = BillingDetail['disputeOutcomes'][number]

/** The decided disputes of a document, newest first. */
export async function listDisputeOutcomes(db: Queryable, documentId: string): Promise<DisputeOutcome[]> {
  const found = await db.rows<{ row: DisputeOutcome }>(sql`
    select row_to_json(outcome) as row from (
      select decision, disputed_at as "disputedAt", disputed_cents as "disputedCents", reason, decided_at as "decidedAt",
        answer, credit_id as "creditId", credited_cents as "creditedCents"
      from dispute_decisions where document_id = ${documentId}
      order by decided_at desc, disputed_at desc
    ) outcome`)
  return found.map(({ row }) => row)
}

/** The answer to one dispute, as staff read it. */
export const findDecidedDispute = (
  db: Queryable,
  documentId: string,
  disputedAt: string,
): Promise<DecidedDispute | undefined> =>
  db.find<DecidedDispute>(sql`
    select c.document_id as "documentId", c.decision, c.credit_id as "creditId",
      c.credited_cents::float8 as "creditedCents", b.open_cents::float8 as "openCents"
    from dispute_decisions c join billing_documents b on b.id = c.document_id
    where c.document_id = ${documentId} and c.disputed_at = ${disputedAt}::timestamptz`)
