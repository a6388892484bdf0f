import type { Queryable } from '@tessera/server/database'
import { type NewEntry, postEntries } from './ledger.ts'

/** A payment or credit is set against a debit. */
export interface NewApplication {
  key: string
  accountId: string | null
  creditId: string
  documentId: string
  cents: number
  appliedOn: string
  personId?: string | null
}

/** One entry that moves both. */
export const applicationEntry = ({ creditId, documentId, cents, appliedOn, ...rest }: NewApplication): NewEntry => ({
  ...rest,
  kind: 'application',
  reference: creditId,
  bookedOn: appliedOn,
  postings: [
    { book: 'receivable', documentId, cents: -cents },
    { book: 'receivable', documentId: creditId, cents },
  ],
})

/** Nobody can use more than is open: the checks on the documents are the wall. Answers the keys of new ones. */
export const postApplications = (db: Queryable, applications: readonly NewApplication[]): Promise<Set<string>> =>
  postEntries(db, applications.map(applicationEntry))
