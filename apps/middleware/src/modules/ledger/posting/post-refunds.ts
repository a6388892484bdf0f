import type { Queryable } from '@tessera/server/database'
import { type NewEntry, postEntries } from './post-entries.ts'

/** Refund paid out of a credit. */
export interface NewRefund {
  key: string
  accountId: string | null
  creditId: string
  cents: number
  refundedOn: string
  /** "Visa ending in 1111", "Check". */
  reference: string
  personId?: string | null
}

const refundEntry = ({ creditId, cents, refundedOn, ...rest }: NewRefund): NewEntry => ({
  ...rest,
  kind: 'refund',
  bookedOn: refundedOn,
  postings: [
    { book: 'receivable', documentId: creditId, cents },
    { book: 'cash', cents: -cents },
  ],
})

/** Check constraints prevent refunding more than is open. Returns the keys of new entries. */
export const postRefunds = (db: Queryable, refunds: readonly NewRefund[]): Promise<Set<string>> =>
  postEntries(db, refunds.map(refundEntry))
