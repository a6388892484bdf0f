import type { PaymentTerms } from '@tessera/contract/shop/constants'
import { type InvoicedLine, invoiceShare } from '@tessera/domain/sales/invoice-share'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { NewInvoice } from '../../ledger/books.ts'
import { queueNewInvoiceEmail } from '../../ledger/invoices/invoice-email.ts'
import { deliveryKeyPrefix } from '../../ledger/posting/delivery-key.ts'
import type { SalesTaskNeeds } from '../sales-needs.ts'
import { creditSamples } from './credit-samples.ts'

/** Prefix of the ledger key of a delivery's invoice. */
export const invoiceTask = 'invoice-deliveries'
const batch = 100

/** Runs in the transaction of the delivery; the invoice follows shortly after. */
export const queueInvoicing = (db: Queryable): Promise<unknown> =>
  db.rows(sql`select graphile_worker.add_job(${invoiceTask}, job_key => ${invoiceTask})`)

interface Delivered {
  deliveryId: string
  documentId: string
  accountId: string | null
  personId: string | null
  soldTo: string | null
  shipTo: string | null
  poNumber: string | null
  jobName: string | null
  storeId: string | null
  shippedOn: string
  method: string | null
  paymentWords: string | null
  terms: PaymentTerms | null
  orderDiscountCents: number
  shippingCents: number
  taxCents: number
  lines: InvoicedLine[]
}

/**
 * Invoices every delivery once: on terms, or already paid. The ledger knows each by its key, so none is invoiced twice.
 */
export async function invoiceDeliveries(needs: SalesTaskNeeds, now: Date): Promise<number> {
  const { database, books, logger } = needs
  const left = await readDelivered(database)
  for (const one of left) {
    try {
      const [posted] = await books.invoice([invoiceOf(one)], now)
      await creditSamples(needs, one.documentId, now)
      await database.transaction((db) => markInvoiced(db, one, posted?.id ?? null, needs.publicUrl, now))
    } catch (error) {
      logger.warn({ delivery: one.deliveryId, err: error }, 'a delivery could not be invoiced yet')
    }
  }
  return left.length
}

function invoiceOf(one: Delivered): NewInvoice {
  const { accountId, personId, soldTo, shipTo, poNumber, jobName, storeId } = one
  const isOnTerms = one.method === 'Invoice'
  return {
    key: `${deliveryKeyPrefix}${one.deliveryId}`,
    accountId,
    personId,
    salesDocumentId: one.documentId,
    soldTo,
    shipTo,
    poNumber,
    jobName,
    storeId,
    documentOn: one.shippedOn,
    terms: isOnTerms ? (one.terms ?? 'Z000') : 'Z000',
    ...invoiceShare(one),
    reference: one.documentId,
    ...(isOnTerms || !one.method ? {} : { paid: { words: one.paymentWords ?? 'Paid online' } }),
  }
}

/** A delivery without cost gets no invoice, but it is marked, so that it is not read again. */
async function markInvoiced(
  db: Queryable,
  one: Delivered,
  invoiceId: string | null,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const text = invoiceId ? `We sent invoice ${invoiceId}.` : 'Nothing was due.'
  const marked = await db.rows(sql`
    with marked as (
      update deliveries set invoiced_at = ${now} where id = ${one.deliveryId} and invoiced_at is null returning id)
    insert into sales_events (document_id, kind, reference, at, text)
    select ${one.documentId}, 'invoiced', id, ${now}, ${text} from marked
    on conflict do nothing
    returning kind`)
  if (marked.length > 0 && invoiceId) await queueNewInvoiceEmail(db, invoiceId, publicUrl)
}

/** In shipping order: each share depends on the deliveries before it. */
const readDelivered = (db: Queryable): Promise<Delivered[]> =>
  db.rows<Delivered>(sql`
    select v.id as "deliveryId", d.id as "documentId", d.account_id as "accountId", d.person_id as "personId",
      d.sold_to as "soldTo", d.ship_to as "shipTo", d.po_number as "poNumber", d.job_name as "jobName",
      d.store_id as "storeId", business_day(d.account_id, d.store_id, v.shipped_at)::text as "shippedOn", d.payment_method as method,
      d.payment_words as "paymentWords",
      coalesce((select terms from terms_payments t where t.attempt_id = d.attempt_id), a.terms) as terms,
      (d.discount_cents - (select coalesce(sum(discount_cents), 0) from sales_lines where document_id = d.id))::float8
        as "orderDiscountCents",
      d.shipping_cents::float8 as "shippingCents", d.tax_cents::float8 as "taxCents",
      (select json_agg(json_build_object('boxes', l.boxes, 'totalCents', l.total_cents,
          'isMerchandise', l.return_kind not in ('sample', 'service'),
          'earlierBoxes', (select coalesce(sum(x.boxes), 0) from delivery_lines x join deliveries e on e.id = x.delivery_id
            where x.document_id = l.document_id and x.line_no = l.line_no and (e.shipped_at, e.id) < (v.shipped_at, v.id)),
          'deliveredBoxes', (select coalesce(sum(x.boxes), 0) from delivery_lines x
            where x.delivery_id = v.id and x.line_no = l.line_no)))
        from sales_lines l where l.document_id = d.id) as lines
    from deliveries v
    join sales_documents d on d.id = v.document_id
    left join accounts a on a.id = d.account_id
    where v.invoiced_at is null
    order by v.shipped_at, v.id
    limit ${batch}::int`)
