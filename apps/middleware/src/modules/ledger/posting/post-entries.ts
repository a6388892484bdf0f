import type { LedgerBook } from '@tessera/domain/billing/document-types'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { postInBatches } from './post-in-batches.ts'

export interface LedgerPosting {
  book: LedgerBook
  /** Document whose open amount changes; only for receivables. */
  documentId?: string
  /** Positive is debit, negative is credit. */
  cents: number
}

export interface NewEntry {
  /** Entries are unique by key. */
  key: string
  accountId: string | null
  kind: 'charge' | 'payment' | 'credit' | 'application' | 'write-off' | 'refund'
  reference?: string | null
  bookedOn: string
  personId?: string | null
  /** The entry that this one takes back. */
  reversesId?: string
  postings: readonly LedgerPosting[]
}

/** Books new entries, each on a date that isn't closed. Returns the keys of the entries it booked. */
export const postEntries = (db: Queryable, entries: readonly NewEntry[]): Promise<Set<string>> =>
  postInBatches(entries, (some) => postBatch(db, some))

async function postBatch(db: Queryable, entries: readonly NewEntry[]): Promise<string[]> {
  const booked = await db.rows<{ id: string; key: string }>(sql`
    insert into ledger_entries (account_id, kind, reference, booked_on, key, person_id, reverses_id)
    select e."accountId", e.kind, e.reference, greatest(e."bookedOn", b.closed_through + 1), e.key, e."personId",
      e."reversesId"
    from jsonb_to_recordset(${JSON.stringify(entries.map(({ postings: _, ...entry }) => entry))}::jsonb)
      as e(key text, "accountId" text, kind text, reference text, "bookedOn" date, "personId" uuid, "reversesId" bigint)
    left join account_books b on b.account_id = e."accountId"
    order by e."bookedOn", e.key
    on conflict (key) do nothing
    returning id::text, key`)
  const ids = new Map(booked.map(({ id, key }) => [key, id]))
  const postings = entries.flatMap(({ key, postings: own }) => {
    const id = ids.get(key)
    return id
      ? own.filter(({ cents }) => cents !== 0).map((posting, index) => ({ ...posting, id, line: index + 1 }))
      : []
  })
  if (postings.length > 0) await insertPostings(db, postings)
  return [...ids.keys()]
}

const insertPostings = (db: Queryable, postings: readonly object[]): Promise<unknown> =>
  db.rows(sql`
    insert into ledger_postings (entry_id, line, book, billing_document_id, cents)
    select p.id, p.line, p.book, p."documentId", p.cents
    from jsonb_to_recordset(${JSON.stringify(postings)}::jsonb)
      as p(id bigint, line integer, book text, "documentId" text, cents bigint)`)
