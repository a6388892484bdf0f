import type { InvoicePayment } from '@tessera/client/shop/types.gen'
import type { DocumentPrefix } from '@tessera/contract/shop/constants'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { utcText } from '../../../kit/utc-text.ts'
import type { AttemptState } from '../../checkout/attempts/attempt-state.ts'
import { paymentMessage } from '../../checkout/attempts/payment-message.ts'

export interface PaymentRow {
  paymentId: string
  state: 'started' | 'posted' | 'released'
  attemptId: string | null
  attemptState: AttemptState | null
  reason: string | null
  bankState: 'asked' | 'pending' | 'settled' | 'returned' | null
  nextUrl: string | null
  cardText: string | null
  receiptId: string | null
  paidAt: string | null
  paidBy: string | null
  cardCents: number
  creditCents: number
  parts: PartRow[]
}

interface PartRow {
  documentId: string
  type: DocumentPrefix
  poNumber: string | null
  jobName: string | null
  amountCents: number
  creditId: string | null
  cents: number
  openCents: number
  creditOpenCents: number | null
}

export const findPayment = (db: Queryable, accountId: string, id: string): Promise<PaymentRow | undefined> =>
  db.find<PaymentRow>(sql`
    select i.id as "paymentId", i.state, i.attempt_id as "attemptId", a.state as "attemptState",
      coalesce(a.reason, i.bank_reason) as reason, i.bank_state as "bankState",
      a.next_url as "nextUrl", coalesce(a.words, i.bank_text) as "cardText", i.receipt_id as "receiptId",
      ${utcText(sql`i.posted_at`)} as "paidAt",
      concat_ws(' ', w.first_name, w.last_name) as "paidBy", i.card_cents::float8 as "cardCents",
      i.credit_cents::float8 as "creditCents",
      (select json_agg(json_build_object('documentId', p.document_id, 'type', d.type, 'poNumber', d.po_number,
          'jobName', d.job_name, 'amountCents', d.amount_cents, 'creditId', p.credit_id, 'cents', p.cents,
          'openCents', coalesce(p.open_after_cents, d.open_cents),
          'creditOpenCents', coalesce(p.credit_after_cents, c.open_cents)) order by p.line)
        from invoice_payment_parts p
        join billing_documents d on d.id = p.document_id
        left join billing_documents c on c.id = p.credit_id
        where p.payment_id = i.id) as parts
    from invoice_payments i
    left join payment_attempts a on a.id = i.attempt_id
    left join people w on w.id = i.person_id
    where i.id = ${id} and i.account_id = ${accountId}`)

type Outcome = InvoicePayment['status']

export function outcomeOf({
  state,
  attemptState,
  bankState,
}: Pick<PaymentRow, 'state' | 'attemptState' | 'bankState'>): Outcome {
  if (state === 'posted') return 'paid'
  if (state === 'released' || attemptState === 'voiding') return 'declined'
  if (bankState) return 'pending'
  return attemptState === 'challenge' ? 'challenge' : 'working'
}

const messages: Record<Exclude<Outcome, 'declined'>, string> = {
  paid: 'Thank you. Your payment has been posted.',
  challenge: 'Your bank needs to verify this payment. Confirm it on your bank’s page.',
  pending:
    'Waiting for your bank. We’ll post the payment when it clears, usually within two business days. Until then, no one else can pay these documents.',
  working: 'Your payment is being processed. Please don’t pay again; this takes up to two minutes.',
}
const unavailable = 'Payments are temporarily unavailable. You weren’t charged; please try again.'

function messageOf(row: PaymentRow): string {
  const outcome = outcomeOf(row)
  if (outcome !== 'declined') return messages[outcome]
  if (row.bankState)
    return `Your bank declined the payment: ${row.reason ?? 'no reason given'}. Nothing was paid; try another payment method.`
  return row.reason === 'unavailable' ? unavailable : paymentMessage(row.reason ?? '')
}

/** The payment with each document's new balance. */
export function receiptOf(row: PaymentRow): InvoicePayment {
  const { parts, cardCents, creditCents } = row
  return {
    paymentId: row.paymentId,
    status: outcomeOf(row),
    message: messageOf(row),
    nextUrl: row.nextUrl,
    receiptId: row.receiptId,
    paidAt: row.paidAt,
    paidBy: row.paidBy,
    cardText: row.cardText,
    totalCents: cardCents + creditCents,
    cardCents,
    creditCents,
    documents: [...Map.groupBy(parts, ({ documentId }) => documentId).values()].map(paidDocument),
    credits: [...Map.groupBy(parts, ({ creditId }) => creditId)].flatMap(([documentId, own]) =>
      documentId ? [{ documentId, usedCents: sumCents(own), openCents: own[0]?.creditOpenCents ?? 0 }] : [],
    ),
  }
}

const sumCents = (parts: readonly PartRow[]): number => parts.reduce((total, { cents }) => total + cents, 0)

function paidDocument(parts: readonly PartRow[]) {
  const [{ documentId, type, poNumber, jobName, amountCents, openCents }] = parts as readonly [PartRow] // groups are never empty
  const byCardCents = sumCents(parts.filter(({ creditId }) => creditId === null))
  const paidCents = sumCents(parts)
  return {
    documentId,
    type,
    poNumber,
    jobName,
    amountCents,
    paidCents,
    byCardCents,
    byCreditCents: paidCents - byCardCents,
    openCents,
  }
}
