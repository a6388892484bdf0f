import { button, facts, quote } from '@tessera/domain/email/email-content'
import { formatDollars } from '@tessera/domain/format-dollars'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { composeStaffEmail } from '../../../kit/email/compose-email.ts'
import { type Email, queueEmail } from '../../../kit/email/queue-email.ts'
import { accountEmail, type EmailReader } from '../../people/accounts/account-emails.ts'

export interface OpenedDispute {
  documentId: string
  orderNumber: string | null
  cents: number
  reason: string
  by: EmailReader & { name: string; customerNumber: string }
}

/** To the person who disputes the invoice. */
export const disputeOpenedEmail = (
  { documentId, orderNumber, cents, reason, by }: OpenedDispute,
  publicUrl: string,
): Email =>
  accountEmail(
    'dispute-opened',
    by,
    `We received your dispute of ${documentId}`,
    [
      `We’re looking into ${formatDollars(cents)} of invoice ${documentId}. You don’t have to pay that part until we reply, and we won’t send reminders for it.`,
      quote(reason),
      facts({ Invoice: documentId, Order: orderNumber, 'Disputed amount': formatDollars(cents) }),
      button('View the invoice', `${publicUrl}/account/invoices/${encodeURIComponent(documentId)}`),
    ],
    publicUrl,
  )

/** To the store of the order, or of the account; replies go to the customer. */
export const disputeEmail = (
  to: string,
  { documentId, orderNumber, cents, reason, by }: OpenedDispute,
  shopUrl: string,
): Email => ({
  ...composeStaffEmail(
    { template: 'dispute', to, subject: `${by.name} disputes ${formatDollars(cents)} of ${documentId}`, shopUrl },
    {
      Invoice: documentId,
      Order: orderNumber,
      'Disputed amount': formatDollars(cents),
      Customer: `${by.name} (${by.customerNumber})`,
      Email: by.email,
    },
    [quote(reason), 'Reply to this email.'],
  ),
  replyTo: by.email,
})

interface DisputedInvoice {
  orderNumber: string | null
  storeEmail: string | null
}

/** Runs in the transaction of the dispute. */
export async function queueDisputeEmails(
  db: Queryable,
  dispute: Omit<OpenedDispute, 'orderNumber'>,
  publicUrl: string,
): Promise<void> {
  const invoice = await db.find<DisputedInvoice>(sql`
    select b.sales_document_id as "orderNumber",
      (select email from stores where id = coalesce(b.store_id, a.preferred_store)) as "storeEmail"
    from billing_documents b join accounts a on a.id = b.account_id
    where b.id = ${dispute.documentId}`)
  const opened = { ...dispute, orderNumber: invoice?.orderNumber ?? null }
  await queueEmail(db, disputeOpenedEmail(opened, publicUrl))
  if (invoice?.storeEmail) await queueEmail(db, disputeEmail(invoice.storeEmail, opened, publicUrl))
}
