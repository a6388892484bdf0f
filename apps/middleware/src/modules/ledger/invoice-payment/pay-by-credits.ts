import { createHash, randomUUID } from 'node:crypto'
import type { AppliedCredit } from '@tessera/client/shop/types.gen'
import { applyCredits } from '@tessera/domain/billing/allocate-credits'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import type { Customer, Visitor } from '../../../kit/visitor.ts'
import { newAttemptId } from '../../checkout/attempts/attempt-id.ts'
import { audit, auditActorOf } from '../../people/accounts/audit.ts'
import { holdParts } from './hold-parts.ts'
import { type LockedDocument, lockDocuments } from './lock-documents.ts'
import { postInvoicePayment } from './post-invoice-payment.ts'
import { findPaymentByKey, insertParts } from './start-payment.ts'

export interface CreditPayment {
  call: { actor: Visitor; requestID: string; from: string; now: Date }
  customer: Customer
  creditIds: readonly string[] | null
  documentIds: readonly string[] | null
  /** Without a key, each call applies what is left. */
  key: string | undefined
  publicUrl: string
}

export interface PaidByCredits {
  paymentId: string | null
  applications: AppliedCredit[]
}

/** Applies open credits to open debits, oldest due date first. No card is charged. */
export const payByCredits = (database: Database, payment: CreditPayment): Promise<PaidByCredits> =>
  database.transaction(async (db) => {
    const { call, customer, creditIds, documentIds, key = randomUUID(), publicUrl } = payment
    const accountId = customer.account.id
    const fingerprint = createHash('sha256').update(JSON.stringify({ creditIds, documentIds })).digest('base64url')
    const locked = await lockDocuments(db, {
      accountId,
      documentIds: documentIds ?? undefined,
      creditIds: creditIds ?? undefined,
      useCredits: true,
    })
    const known = await findPaymentByKey(db, accountId, { key, fingerprint })
    if (known) return { paymentId: known, applications: await readApplications(db, known) }
    refuseMissing([...(creditIds ?? []), ...(documentIds ?? [])], locked)
    const parts = applyCredits(
      debtsOf(locked),
      locked.filter(({ side }) => side === 'credit'),
    )
    if (parts.length === 0) return { paymentId: null, applications: [] }
    const id = newAttemptId()
    const cents = parts.reduce((sum, part) => sum + part.cents, 0)
    await db.rows(sql`
      insert into invoice_payments (id, account_id, person_id, key, asked, state, card_cents, credit_cents)
      values (${id}, ${accountId}, ${customer.personID}, ${key}, ${fingerprint}, 'started', 0, ${cents})`)
    await insertParts(db, id, parts, [])
    await holdParts(db, parts)
    await postInvoicePayment(db, { paymentId: id, cardText: null, now: call.now, publicUrl })
    await audit(db, auditActorOf(call), { action: 'credit.apply', object: id, after: { cents } })
    return { paymentId: id, applications: await readApplications(db, id) }
  })

const debtsOf = (locked: readonly LockedDocument[]) =>
  locked.flatMap(({ id, side, dueOn, documentOn, freeCents, disputedCents }) => {
    const cents = Math.max(0, freeCents - disputedCents)
    return side === 'debit' && cents > 0 ? [{ id, dueOn: dueOn ?? documentOn, cents }] : []
  })

function refuseMissing(ids: readonly string[], locked: readonly LockedDocument[]): void {
  const there = new Set(locked.map(({ id }) => id))
  const missing = ids.find((id) => !there.has(id))
  if (missing) refuse('NotFound', { message: `We couldn’t find ${missing}.` })
}

/** In the order of application, each with the balance after it. */
const readApplications = (db: Queryable, paymentId: string): Promise<AppliedCredit[]> =>
  db.rows(sql`
    select p.credit_id as "creditId", p.document_id as "documentId", d.due_on::text as "dueOn", p.cents::float8 as cents,
      (p.open_after_cents + coalesce(sum(p.cents) over later, 0))::float8 as "openCents"
    from invoice_payment_parts p
    join billing_documents d on d.id = p.document_id
    where p.payment_id = ${paymentId}
    window later as (partition by p.document_id order by p.line rows between 1 following and unbounded following)
    order by p.line`)
