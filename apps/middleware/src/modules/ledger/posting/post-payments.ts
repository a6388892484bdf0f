import type { Queryable } from '@tessera/server/database'
import { applicationEntry } from './post-applications.ts'
import { type PostedDocument, writeDocuments } from './post-documents.ts'
import { type NewEntry, postEntries } from './post-entries.ts'

/** Incoming payment and the documents it pays; the rest stays open as a credit of the account. */
export interface NewPayment {
  key: string
  accountId: string | null
  personId?: string | null
  salesDocumentId?: string | null
  storeId?: string | null
  paidOn: string
  cents: number
  /** "Visa ending in 4242", "Check 1042". */
  reference?: string | null
  words?: string | null
  parts: readonly { documentId: string; cents: number }[]
}

/** Posts payments as DZ documents and applies them. Existing ones stay unchanged. */
export async function postPayments(db: Queryable, payments: readonly NewPayment[]): Promise<PostedDocument[]> {
  const { written, entries } = await writePayments(db, payments)
  await postEntries(db, entries)
  return written
}

/** Inserts the documents and returns the entries to book: each payment followed by its applications. */
export async function writePayments(
  db: Queryable,
  payments: readonly NewPayment[],
): Promise<{ written: PostedDocument[]; entries: NewEntry[] }> {
  const written = await writeDocuments(
    db,
    payments.map(({ parts: _, paidOn, cents, ...payment }) => ({
      ...payment,
      type: 'DZ' as const,
      documentOn: paidOn,
      goodsCents: cents,
    })),
  )
  const byKey = new Map(written.map((one) => [one.key, one]))
  const entries = payments.flatMap((payment) => {
    const document = byKey.get(payment.key)
    return document ? [...(document.entry ? [document.entry] : []), ...applicationsOf(payment, document.id)] : []
  })
  return { written: written.map(({ entry: _, ...posted }) => posted), entries }
}

const applicationsOf = ({ accountId, personId = null, paidOn, parts }: NewPayment, creditId: string): NewEntry[] =>
  parts.map(({ documentId, cents }) =>
    applicationEntry({
      key: `apply ${creditId} ${documentId}`,
      accountId,
      personId,
      creditId,
      documentId,
      cents,
      appliedOn: paidOn,
    }),
  )
