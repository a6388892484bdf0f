import type { AllocationPart } from '@tessera/domain/billing/allocate-credits'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** Sums by document: a part holds the same amount of its debit and its credit. */
function sumByDocument(parts: readonly AllocationPart[]): Map<string, number> {
  const holds = new Map<string, number>()
  for (const { documentId, creditId, cents } of parts)
    for (const id of [documentId, creditId]) if (id) holds.set(id, (holds.get(id) ?? 0) + cents)
  return holds
}

/** The caller must hold the row locks; a check constraint prevents holding more than is open. */
export async function holdParts(db: Queryable, parts: readonly AllocationPart[]): Promise<void> {
  const holds = [...sumByDocument(parts)].map(([id, cents]) => ({ id, cents }))
  await db.rows(sql`
    update billing_documents d set held_cents = d.held_cents + h.cents
    from jsonb_to_recordset(${JSON.stringify(holds)}::jsonb) as h(id text, cents bigint)
    where d.id = h.id`)
}

/** Releases the held amounts. Locks rows in ID order to avoid deadlocks. */
export async function releaseParts(db: Queryable, paymentId: string): Promise<void> {
  await db.rows(sql`
    select id from billing_documents
    where id in (
      select document_id from invoice_payment_parts where payment_id = ${paymentId}
      union
      select credit_id from invoice_payment_parts where payment_id = ${paymentId} and credit_id is not null)
    order by id
    for update`)
  await db.rows(sql`
    update billing_documents d set held_cents = d.held_cents - h.cents
    from (
      select id, sum(cents) as cents
      from (
        select document_id as id, cents from invoice_payment_parts where payment_id = ${paymentId}
        union all
        select credit_id, cents from invoice_payment_parts where payment_id = ${paymentId} and credit_id is not null
      ) held
      group by id
    ) h
    where d.id = h.id`)
}
