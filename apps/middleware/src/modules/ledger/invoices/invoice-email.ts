import { button, facts, totals } from '@tessera/domain/email/email-content'
import { formatDay } from '@tessera/domain/format-day'
import { formatDollars } from '@tessera/domain/format-dollars'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { type Email, queueEmail } from '../../../kit/email/queue-email.ts'
import { accountEmail, type EmailReader } from '../../people/accounts/account-emails.ts'
import { payersOf } from '../reminders/payers-of.ts'

export interface InvoicedDocument {
  id: string
  orderNumber: string | null
  poNumber: string | null
  jobName: string | null
  dueOn: string
  amountCents: number
  openCents: number
}

/** A new invoice that is still to be paid. */
export const newInvoiceEmail = (to: EmailReader, invoice: InvoicedDocument, publicUrl: string): Email =>
  accountEmail(
    'invoice-new',
    to,
    `Invoice ${invoice.id} for ${formatDollars(invoice.openCents)}`,
    [
      `Here is invoice ${invoice.id}${invoice.orderNumber ? ` for order ${invoice.orderNumber}` : ''}.`,
      facts({ Job: invoice.jobName, PO: invoice.poNumber, Due: formatDay(invoice.dueOn) }),
      totals({ Total: formatDollars(invoice.amountCents), 'Balance due': formatDollars(invoice.openCents) }),
      button('View or pay the invoice', `${publicUrl}/account/invoices/${encodeURIComponent(invoice.id)}`),
    ],
    publicUrl,
  )

/** Tells everyone who may pay, in the transaction that marks the invoice as sent. Paid invoices need no email. */
export async function queueNewInvoiceEmail(db: Queryable, invoiceId: string, publicUrl: string): Promise<void> {
  const invoice = await db.find<InvoicedDocument & { accountId: string }>(sql`
    select id, account_id as "accountId", sales_document_id as "orderNumber", po_number as "poNumber",
      job_name as "jobName", due_on::text as "dueOn", amount_cents::float8 as "amountCents",
      open_cents::float8 as "openCents"
    from billing_documents
    where id = ${invoiceId} and account_id is not null and open_cents > 0 and due_on is not null`)
  if (!invoice) return
  for (const payer of await payersOf(db, invoice.accountId))
    await queueEmail(db, newInvoiceEmail(payer, invoice, publicUrl))
}
