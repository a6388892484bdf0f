import type { DocumentPrefix } from '@tessera/contract/shop/constants'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

export interface LockedDocument {
  id: string
  type: DocumentPrefix
  side: 'debit' | 'credit'
  documentOn: string
  dueOn: string | null
  openCents: number
  disputedCents: number
  /** Open amount that no other payment holds. */
  freeCents: number
}

export interface DocumentSelection {
  accountId: string
  /** All open documents if unset. */
  documentIds: readonly string[] | undefined
  useCredits: boolean
  creditIds: readonly string[] | undefined
}

/**
 * Locks documents of the account until the transaction ends, always in ID order. Documents of other accounts are not
 * found.
 */
export async function lockDocuments(db: Queryable, selection: DocumentSelection): Promise<LockedDocument[]> {
  const { accountId, documentIds, useCredits, creditIds } = selection
  const debits = documentIds ? sql`id = any(${documentIds}::text[])` : sql`(side = 'debit' and open_cents > 0)`
  const credits = creditIds
    ? sql`id = any(${creditIds}::text[])`
    : sql`(${useCredits}::boolean and side = 'credit' and open_cents > 0)`
  return db.rows(sql`
    select id, type, side, document_on::text as "documentOn", due_on::text as "dueOn", open_cents::float8 as "openCents",
      disputed_cents::float8 as "disputedCents", (open_cents - held_cents)::float8 as "freeCents"
    from billing_documents
    where account_id = ${accountId} and (${debits} or ${credits})
    order by id
    for update`)
}
