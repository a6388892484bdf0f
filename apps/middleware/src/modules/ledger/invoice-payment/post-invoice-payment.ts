import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { readToday } from '../../../kit/business-day.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import type { EmailReader } from '../../people/accounts/account-emails.ts'
import { postApplications } from '../posting/post-applications.ts'
import { postDocuments } from '../posting/post-documents.ts'
import { releaseParts } from './hold-parts.ts'
import { type PaidInvoices, receiptEmail } from './receipt-email.ts'

interface Payment {
  id: string
  accountId: string
  personId: string | null
  cardCents: number
  creditCents: number
  email: string | null
}

interface PartRow {
  documentId: string
  creditId: string | null
  cents: number
}

export interface InvoicePosting {
  /** ID of the captured attempt, or of the payment itself if credits pay all of it. */
  attemptId?: string
  paymentId?: string
  /** "Visa ending in 4242" */
  cardText: string | null
  now: Date
  /** Base of links in the receipt's email. */
  publicUrl: string
}

/**
 * Books a payment whose documents are held: the card amount as a payment document, then every part against its
 * document. Runs in the transaction that marks the money as received, and only once, since the payment leaves its first
 * state only once.
 */
export async function postInvoicePayment(
  db: Queryable,
  { attemptId, paymentId, cardText, now, publicUrl }: InvoicePosting,
): Promise<void> {
  const payment = await db.find<Payment>(sql`
    update invoice_payments set state = 'posted', posted_at = ${now}
    where ${attemptId ? sql`attempt_id = ${attemptId}` : sql`id = ${paymentId}`} and state = 'started'
    returning id, account_id as "accountId", person_id as "personId", card_cents::float8 as "cardCents",
      credit_cents::float8 as "creditCents", email`)
  if (!payment) throw new Error(`the payment of ${attemptId ?? paymentId} is not waiting to be booked`)
  await releaseParts(db, payment.id)
  const today = await readToday(db, payment, now)
  const receiptId = await postReceipt(db, payment, cardText, today)
  await applyParts(db, payment, receiptId, today)
  await saveReceipt(db, payment.id, receiptId)
  if (payment.email)
    await queueEmail(db, receiptEmail(...(await readReceipt(db, payment, cardText, receiptId)), publicUrl))
}

async function postReceipt(db: Queryable, payment: Payment, cardText: string | null, today: string) {
  const { id, accountId, personId, cardCents } = payment
  const [receipt] = await postDocuments(db, [
    {
      key: `payment ${id}`,
      type: 'DZ',
      accountId,
      personId,
      documentOn: today,
      goodsCents: cardCents,
      reference: cardText,
      words: 'Paid online',
    },
  ])
  return receipt?.id ?? null
}

async function applyParts(db: Queryable, payment: Payment, receiptId: string | null, today: string): Promise<void> {
  const { id, accountId, personId } = payment
  const parts = await db.rows<PartRow>(sql`
    select document_id as "documentId", credit_id as "creditId", cents::float8 as cents
    from invoice_payment_parts where payment_id = ${id} order by line`)
  await postApplications(
    db,
    parts.map(({ documentId, creditId, cents }) => ({
      key: `apply ${id} ${creditId ?? receiptId} ${documentId}`,
      accountId,
      personId,
      creditId: creditId ?? receiptId ?? '',
      documentId,
      cents,
      appliedOn: today,
    })),
  )
}

/** Stores the balance of each document at this moment with the receipt. */
const saveReceipt = async (db: Queryable, paymentId: string, receiptId: string | null): Promise<void> => {
  await db.rows(sql`update invoice_payments set receipt_id = ${receiptId} where id = ${paymentId}`)
  await db.rows(sql`
    update invoice_payment_parts p
    set open_after_cents = d.open_cents, credit_after_cents = c.open_cents
    from billing_documents d, invoice_payment_parts own
    left join billing_documents c on c.id = own.credit_id
    where p.payment_id = ${paymentId} and own.payment_id = p.payment_id and own.line = p.line and d.id = p.document_id`)
}

async function readReceipt(
  db: Queryable,
  { id, personId, email, cardCents, creditCents }: Payment,
  cardText: string | null,
  receiptId: string | null,
): Promise<[EmailReader, PaidInvoices]> {
  const person = await db.find<{ firstName: string }>(sql`
    select first_name as "firstName" from people where id = ${personId}`)
  const documents = await db.rows<PaidInvoices['documents'][number]>(sql`
    select document_id as id, sum(cents)::float8 as cents, min(open_after_cents)::float8 as "openCents"
    from invoice_payment_parts where payment_id = ${id} group by document_id order by min(line)`)
  return [
    { email: email ?? '', firstName: person?.firstName ?? '' },
    { paymentId: id, receiptId, cardCents, creditCents, cardText, documents },
  ]
}
