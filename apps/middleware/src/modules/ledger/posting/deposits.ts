import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { readToday } from '../../../kit/business-day.ts'
import { applicationEntry } from './post-applications.ts'
import { type PostedDocument, postDocuments, writeDocuments } from './post-documents.ts'
import { postEntries } from './post-entries.ts'

export interface NewDeposit {
  orderId: string
  cents: number
  now: Date
}

/** Requests a deposit in the order's transaction: a debit that is due at once. */
export async function requestDeposit(db: Queryable, { orderId, cents, now }: NewDeposit): Promise<void> {
  const order = await db.find<{
    accountId: string | null
    personId: string | null
    soldTo: string | null
    poNumber: string | null
    jobName: string | null
    storeId: string | null
  }>(sql`
    select account_id as "accountId", person_id as "personId", sold_to as "soldTo", po_number as "poNumber",
      job_name as "jobName", store_id as "storeId"
    from sales_documents where id = ${orderId}`)
  if (!order) throw new Error(`order ${orderId} is not there`)
  await postDocuments(db, [
    {
      key: `deposit ${orderId}`,
      type: 'ZO',
      ...order,
      salesDocumentId: orderId,
      documentOn: await readToday(db, order, now),
      goodsCents: cents,
      reference: orderId,
      words: 'Deposit due before we start',
    },
  ])
}

interface Deposit {
  depositId: string
  /** Invoice to pay, if there is one. */
  invoiceId: string | null
  accountId: string | null
  amountCents: number
  leftCents: number
  invoiceCents: number
}

/**
 * Settles the deposits of invoiced orders: the request is canceled, and the paid amount pays the invoice. A remainder
 * stays open for the next invoice. Runs once per deposit, by its key.
 */
export async function settleDeposits(db: Queryable, posted: readonly PostedDocument[], now: Date): Promise<void> {
  const found = await db.rows<Deposit>(sql`
    select distinct on (z.id) z.id as "depositId", r.id as "invoiceId", z.account_id as "accountId",
      z.amount_cents::float8 as "amountCents", z.open_cents::float8 as "leftCents", r.open_cents::float8 as "invoiceCents"
    from billing_documents r
    join billing_documents z on z.sales_document_id = r.sales_document_id and z.type = 'ZO'
      and z.key = 'deposit ' || z.sales_document_id and z.held_cents = 0
    where r.id = any(${posted.filter(({ isNew }) => isNew).map(({ id }) => id)}::text[]) and r.open_cents > 0
      and not exists (select from billing_documents g where g.key = 'deposit used ' || z.id)
    order by z.id, r.id`)
  for (const deposit of found) await applyDeposit(db, deposit, await readToday(db, deposit, now))
}

/** Cancels the deposit of a canceled order; the paid amount becomes a credit of the account. */
export async function cancelDeposit(db: Queryable, orderId: string, now: Date): Promise<void> {
  const found = await db.rows<Deposit>(sql`
    select z.id as "depositId", null as "invoiceId", z.account_id as "accountId", z.amount_cents::float8 as "amountCents",
      z.open_cents::float8 as "leftCents", 0 as "invoiceCents"
    from billing_documents z
    where z.key = ${`deposit ${orderId}`} and z.type = 'ZO'
      and not exists (select from billing_documents g where g.key = 'deposit used ' || z.id)
    for update`)
  for (const deposit of found) await applyDeposit(db, deposit, await readToday(db, deposit, now))
}

async function applyDeposit(db: Queryable, deposit: Deposit, today: string): Promise<void> {
  const { depositId, invoiceId, accountId, amountCents, leftCents, invoiceCents } = deposit
  const [credit] = await writeDocuments(db, [
    {
      key: `deposit used ${depositId}`,
      type: 'DG',
      book: 'deposits',
      accountId,
      documentOn: today,
      goodsCents: amountCents,
      reference: depositId,
      words: 'Deposit applied',
    },
  ])
  if (!credit?.entry) return
  const uses = [
    { documentId: depositId, cents: leftCents },
    ...(invoiceId ? [{ documentId: invoiceId, cents: Math.min(amountCents - leftCents, invoiceCents) }] : []),
  ].filter(({ cents }) => cents > 0)
  const applications = uses.map(({ documentId, cents }) =>
    applicationEntry({
      key: `apply ${credit.id} ${documentId}`,
      accountId,
      creditId: credit.id,
      documentId,
      cents,
      appliedOn: today,
    }),
  )
  await postEntries(db, [credit.entry, ...applications])
}
