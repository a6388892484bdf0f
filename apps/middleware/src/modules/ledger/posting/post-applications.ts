import type { Queryable } from '@tessera/server/database'
import { type NewEntry, postEntries } from './post-entries.ts'

/** Application of a payment or credit to a debit. */
export interface NewApplication {
  key: string
  accountId: string | null
  creditId: string
  documentId: string
  cents: number
  appliedOn: string
  personId?: string | null
}

/** One entry changes both documents. */
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

/** Check constraints prevent using more than is open. Returns the keys of new entries. */
export const postApplications = (db: Queryable, applications: readonly NewApplication[]): Promise<Set<string>> =>
  postEntries(db, applications.map(applicationEntry))
