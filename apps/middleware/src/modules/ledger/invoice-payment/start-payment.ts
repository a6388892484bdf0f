import { randomUUID } from 'node:crypto'
import type { AllocationPart, CreditAllocation } from '@tessera/domain/billing/allocate-credits'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import type { Attempt } from '../../checkout/attempts/attempt.ts'
import { newAttemptId } from '../../checkout/attempts/attempt-id.ts'
import { insertAttempt } from '../../checkout/attempts/attempts.ts'
import type { PaymentSource } from '../../checkout/methods/chosen-payment.ts'
import { holdParts } from './hold-parts.ts'
import { lockDocuments } from './lock-documents.ts'
import { planPayment } from './plan-payment.ts'
import { postInvoicePayment } from './post-invoice-payment.ts'
import type { PaymentRequest } from './read-payment-request.ts'

export interface StartPayment {
  /** Without a person if a link pays. */
  customer: Pick<Customer, 'email'> & { account: { id: string }; personID: string | null }
  owner: string
  request: PaymentRequest
  /** Card, if one was given. */
  source: PaymentSource | undefined
  /** "Bank account ending in 6789", if a bank account is debited instead. */
  bankText: string | undefined
  returnUrl: string | undefined
  now: Date
  publicUrl: string
}

export interface StartedPayment {
  paymentId: string
  /** Undefined if the payment was started before or credits pay all of it. */
  attempt?: Attempt
  lease?: string
  /** The payment is stored and the bank must be asked. */
  isForBank?: boolean
}

/** Far above any invoice, and within the range of the attempts' integer column. */
const maxCents = 2_000_000_000

/**
 * Holds the documents and stores the planned payment before any money is requested. A repeated key finds the existing
 * payment: the documents are locked first, so the second request waits for the first.
 */
export async function startPayment(db: Queryable, command: StartPayment): Promise<StartedPayment> {
  const { customer, request, now, publicUrl } = command
  const { documents, useCredits, creditIds } = request
  const documentIds = documents.map(({ documentId }) => documentId)
  const locked = await lockDocuments(db, { accountId: customer.account.id, documentIds, useCredits, creditIds })
  const known = await findPaymentByKey(db, customer.account.id, request)
  if (known) return { paymentId: known }
  const plan = planPayment(request, locked)
  const paymentId = newAttemptId()
  const lease = randomUUID()
  const isByCard = plan.cashCents > 0 && command.bankText === undefined
  const attempt = isByCard ? await insertCardAttempt(db, command, plan.cashCents, paymentId, lease) : undefined
  await insertPayment(db, command, plan, paymentId, attempt?.id ?? null)
  await insertParts(db, paymentId, plan.parts, documents)
  await holdParts(db, plan.parts)
  if (attempt) return { paymentId, attempt, lease }
  if (plan.cashCents > 0) return { paymentId, isForBank: true }
  await postInvoicePayment(db, { paymentId, cardText: null, now, publicUrl })
  return { paymentId }
}

export async function findPaymentByKey(
  db: Queryable,
  accountId: string,
  { key, fingerprint }: Pick<PaymentRequest, 'key' | 'fingerprint'>,
): Promise<string | undefined> {
  const known = await db.find<{ id: string; fingerprint: string }>(sql`
    select id, asked as fingerprint from invoice_payments where account_id = ${accountId} and key = ${key}`)
  if (known && known.fingerprint !== fingerprint) return refuse('Billing.KeyUsed')
  return known?.id
}

async function insertCardAttempt(
  db: Queryable,
  { customer, owner, source, returnUrl }: StartPayment,
  amountCents: number,
  paymentId: string,
  lease: string,
): Promise<Attempt> {
  if (!source) return invalid('paymentToken', 'Enter a card or choose a saved one.')
  if (amountCents > maxCents) return invalid('documents', 'Enter a smaller payment.')
  const attempt = await insertAttempt(
    db,
    {
      ...source,
      purpose: 'invoices',
      orderId: null,
      owner,
      accountId: customer.account.id,
      method: 'Credit_Card',
      amountCents,
      isPlacing: true,
      email: null,
      returnUrl: returnUrl ?? `/account/invoices?paymentId=${paymentId}`,
      lifeMinutes: 30,
    },
    lease,
  )
  if (!attempt) throw new Error('a payment of invoices has no order that could be paid already')
  return attempt
}

const insertPayment = (
  db: Queryable,
  { customer, request, bankText }: StartPayment,
  { cashCents, creditCents }: CreditAllocation,
  id: string,
  attemptId: string | null,
): Promise<unknown> =>
  db.rows(sql`
    insert into invoice_payments (id, account_id, person_id, key, asked, state, attempt_id, bank_text, bank_state,
      card_cents, credit_cents, email)
    values (${id}, ${customer.account.id}, ${customer.personID}, ${request.key}, ${request.fingerprint}, 'started', ${attemptId},
      ${cashCents > 0 ? (bankText ?? null) : null}, ${cashCents > 0 && bankText !== undefined ? 'asked' : null},
      ${cashCents}, ${creditCents}, ${customer.email})`)

export async function insertParts(
  db: Queryable,
  id: string,
  parts: readonly AllocationPart[],
  documents: PaymentRequest['documents'],
): Promise<void> {
  const reasons = new Map(documents.map(({ documentId, reason }) => [documentId, reason]))
  const rows = parts.map((part, index) => ({ ...part, line: index + 1, reason: reasons.get(part.documentId) ?? null }))
  await db.rows(sql`
    insert into invoice_payment_parts (payment_id, line, document_id, credit_id, cents, reason)
    select ${id}, p.line, p."documentId", p."creditId", p.cents, p.reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as p(line integer, "documentId" text, "creditId" text, cents bigint, reason text)`)
}
