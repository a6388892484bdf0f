import { randomUUID } from 'node:crypto'
import type { Allocation, Part } from '@tessera/domain/billing/allocate'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import type { Attempt } from '../../checkout/attempts/attempt.ts'
import { newAttemptId } from '../../checkout/attempts/attempt-id.ts'
import { insertAttempt } from '../../checkout/attempts/attempts.ts'
import type { Source } from '../../checkout/methods/chosen-payment.ts'
import { hold } from './held-parts.ts'
import { lockDocuments } from './lock-documents.ts'
import { planPayment } from './plan-payment.ts'
import { postInvoicePayment } from './post-invoice-payment.ts'
import type { Wish } from './read-payment-request.ts'

export interface Beginning {
  customer: Customer
  owner: string
  wish: Wish
  /** Card, if one was given. */
  source: Source | undefined
  /** "Bank account ending in 6789", if a bank account is debited instead. */
  bankText: string | undefined
  returnUrl: string | undefined
  now: Date
}

export interface Begun {
  paymentId: string
  /** Undefined if the payment was started before or credits pay all of it. */
  attempt?: Attempt
  lease?: string
  /** The payment is stored and the bank must be asked. */
  isForBank?: boolean
}

/** Far above any invoice, and within the range of the attempts' integer column. */
const mostCents = 2_000_000_000

/**
 * Holds the documents and stores the planned payment before any money is requested. A repeated key finds the existing
 * payment: the documents are locked first, so the second request waits for the first.
 */
export async function beginPayment(db: Queryable, beginning: Beginning): Promise<Begun> {
  const { customer, wish, now } = beginning
  const { documents, useCredits, creditIds } = wish
  const documentIds = documents.map(({ documentId }) => documentId)
  const locked = await lockDocuments(db, { accountId: customer.account.id, documentIds, useCredits, creditIds })
  const known = await findByKey(db, customer.account.id, wish)
  if (known) return { paymentId: known }
  const plan = planPayment(wish, locked)
  const paymentId = newAttemptId()
  const lease = randomUUID()
  const isByCard = plan.cashCents > 0 && beginning.bankText === undefined
  const attempt = isByCard ? await cardAttempt(db, beginning, plan.cashCents, paymentId, lease) : undefined
  await insertPayment(db, beginning, plan, paymentId, attempt?.id ?? null)
  await insertParts(db, paymentId, plan.parts, documents)
  await hold(db, plan.parts)
  if (attempt) return { paymentId, attempt, lease }
  if (plan.cashCents > 0) return { paymentId, isForBank: true }
  await postInvoicePayment(db, { paymentId, cardText: null, now })
  return { paymentId }
}

export async function findByKey(
  db: Queryable,
  accountId: string,
  { key, asked }: Pick<Wish, 'key' | 'asked'>,
): Promise<string | undefined> {
  const known = await db.find<{ id: string; asked: string }>(sql`
    select id, asked from invoice_payments where account_id = ${accountId} and key = ${key}`)
  if (known && known.asked !== asked) return refuse('Billing.KeyUsed')
  return known?.id
}

async function cardAttempt(
  db: Queryable,
  { customer, owner, source, returnUrl }: Beginning,
  amountCents: number,
  paymentId: string,
  lease: string,
): Promise<Attempt> {
  if (!source) return invalid('paymentToken', 'Enter a card or choose a saved one.')
  if (amountCents > mostCents) return invalid('documents', 'Enter a smaller payment.')
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
  { customer, wish, bankText }: Beginning,
  { cashCents, creditCents }: Allocation,
  id: string,
  attemptId: string | null,
): Promise<unknown> =>
  db.rows(sql`
    insert into invoice_payments (id, account_id, person_id, key, asked, state, attempt_id, bank_text, bank_state,
      card_cents, credit_cents, email)
    values (${id}, ${customer.account.id}, ${customer.personID}, ${wish.key}, ${wish.asked}, 'started', ${attemptId},
      ${cashCents > 0 ? (bankText ?? null) : null}, ${cashCents > 0 && bankText !== undefined ? 'asked' : null},
      ${cashCents}, ${creditCents}, ${customer.email})`)

export async function insertParts(
  db: Queryable,
  id: string,
  parts: readonly Part[],
  documents: Wish['documents'],
): Promise<void> {
  const reasons = new Map(documents.map(({ documentId, reason }) => [documentId, reason]))
  const rows = parts.map((part, index) => ({ ...part, line: index + 1, reason: reasons.get(part.documentId) ?? null }))
  await db.rows(sql`
    insert into invoice_payment_parts (payment_id, line, document_id, credit_id, cents, reason)
    select ${id}, p.line, p."documentId", p."creditId", p.cents, p.reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as p(line integer, "documentId" text, "creditId" text, cents bigint, reason text)`)
}
