import type { PaymentTerms } from '@tessera/contract/shop/constants'
import type { Queryable } from '@tessera/server/database'
import { type NewDocument, type PostedDocument, writeDocuments } from './post-documents.ts'
import { postEntries } from './post-entries.ts'
import { type NewPayment, writePayments } from './post-payments.ts'

/** Invoice for delivered goods. */
export interface NewInvoice extends Omit<NewDocument, 'type' | 'terms'> {
  terms: PaymentTerms
  /** Set if already paid, by card or in a store: "Visa ending in 4242". */
  paid?: { words: string; on?: string }
}

/** Posts invoices as RV documents; paid ones are cleared at once by a payment of the same amount. */
export async function postInvoices(db: Queryable, invoices: readonly NewInvoice[]): Promise<PostedDocument[]> {
  const written = await writeDocuments(
    db,
    invoices.map(({ paid: _, ...invoice }) => ({ ...invoice, type: 'RV' as const })),
  )
  const ids = new Map(written.map(({ key, id }) => [key, id]))
  const payments = await writePayments(
    db,
    invoices.flatMap((invoice) => paymentOf(invoice, ids.get(invoice.key)) ?? []),
  )
  await postEntries(db, [...written.flatMap(({ entry }) => entry ?? []), ...payments.entries])
  return written.map(({ entry: _, ...posted }) => posted)
}

function paymentOf(invoice: NewInvoice, documentId: string | undefined): NewPayment | undefined {
  const { paid, key, accountId, personId = null, salesDocumentId = null, storeId = null, documentOn } = invoice
  if (!paid || !documentId) return undefined
  const cents = invoice.goodsCents + (invoice.freightCents ?? 0) + (invoice.taxCents ?? 0)
  return {
    key: `payment of ${key}`,
    accountId,
    personId,
    salesDocumentId,
    storeId,
    paidOn: paid.on ?? documentOn,
    cents,
    reference: paid.words,
    parts: [{ documentId, cents }],
  }
}
