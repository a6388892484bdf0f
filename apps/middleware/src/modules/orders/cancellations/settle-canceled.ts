import { formatDollars } from '@tessera/domain/format-dollars'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { cancelDeposit } from '../../ledger/posting/deposits.ts'
import { recordOrderEvent } from '../records/record-order-event.ts'
import type { SalesTaskNeeds } from '../sales-needs.ts'

export const settleCanceledTask = 'settle-canceled'
const batch = 100

/** Runs in the transaction of the cancellation. */
export const queueSettlingCanceled = (db: Queryable): Promise<unknown> =>
  db.rows(sql`select graphile_worker.add_job(${settleCanceledTask}, job_key => ${settleCanceledTask})`)

/** Queues the settlement of a closed order, in the transaction that closes it. */
export async function settleLater(db: Queryable, documentId: string, now: Date): Promise<void> {
  await db.rows(sql`
    insert into canceled_rests (document_id, canceled_at) values (${documentId}, ${now}) on conflict do nothing`)
  await queueSettlingCanceled(db)
}

interface Rest {
  documentId: string
  attemptId: string | null
  providerPaymentId: string | null
  paymentWords: string | null
  invoicedCents: number
  /** Charged for boxes that never shipped. */
  backCents: number
}

/**
 * Settles canceled orders: refunds the charge, or releases the reserved credit. Canceled boxes were never invoiced,
 * because only shipped boxes are. The idempotency key names the order, so a crashed job refunds once.
 */
export async function settleCanceled(needs: SalesTaskNeeds, now: Date): Promise<number> {
  const left = await readLeft(needs.database)
  for (const one of left) {
    try {
      await settleRest(needs, one, now)
    } catch (error) {
      needs.logger.warn({ order: one.documentId, err: error }, 'a canceled order could not be refunded yet')
    }
  }
  return left.length
}

async function settleRest({ database, provider }: SalesTaskNeeds, rest: Rest, now: Date): Promise<void> {
  const { documentId, providerPaymentId: paymentId, backCents: amountCents } = rest
  if (amountCents > 0) {
    if (!paymentId) throw new Error(`order ${documentId} has no payment to refund`)
    const answer = await provider.refund({ paymentId, amountCents, idempotencyKey: `cancel-${documentId}` })
    if (answer.outcome !== 'done') throw new Error(`the provider answered ${answer.outcome}`)
  }
  await database.transaction((db) => finishRest(db, rest, now))
}

async function finishRest(db: Queryable, rest: Rest, now: Date): Promise<void> {
  const { documentId, attemptId, backCents, invoicedCents, paymentWords } = rest
  const done = await db.find(sql`
    update canceled_rests set settled_at = ${now}, back_cents = ${backCents}
    where document_id = ${documentId} and settled_at is null returning document_id`)
  if (!done) return
  await db.rows(sql`
    update payment_attempts set refunded_cents = refunded_cents + ${backCents}::int where id = ${attemptId}`)
  // only the invoices of shipped boxes are owed
  await db.rows(sql`
    update terms_payments
    set settled_at = case when ${invoicedCents > 0} then ${now}::timestamptz end,
      released_at = case when ${invoicedCents > 0} then null else ${now}::timestamptz end
    where attempt_id = ${attemptId} and settled_at is null and released_at is null`)
  if (invoicedCents > 0)
    await db.rows(sql`
      update sales_documents set canceled_cents = total_cents - ${invoicedCents}::bigint where id = ${documentId}`)
  if (invoicedCents === 0) await cancelDeposit(db, documentId, now)
  if (backCents === 0) return
  const text = `${formatDollars(backCents)} refunded: ${paymentWords ?? 'your original payment method'}.`
  await recordOrderEvent(db, { documentId, kind: 'paid-back', at: now, text })
}

/** Only after the payment has ended and all shipments are invoiced: then the remaining amount is known. */
const readLeft = (db: Queryable): Promise<Rest[]> =>
  db.rows<Rest>(sql`
    select d.id as "documentId", a.id as "attemptId", a.provider_payment_id as "providerPaymentId",
      d.payment_words as "paymentWords", invoiced.cents as "invoicedCents",
      case when a.state = 'captured' and a.captured_cents > 0
        then greatest(least(d.total_cents - d.canceled_cents - invoiced.cents, a.captured_cents - a.refunded_cents), 0) else 0
      end::float8 as "backCents"
    from canceled_rests c
    join sales_documents d on d.id = c.document_id
    left join payment_attempts a on a.id = d.attempt_id
    cross join lateral (
      select coalesce(sum(amount_cents), 0)::float8 as cents from billing_documents
      where sales_document_id = d.id and type = 'RV') invoiced
    where c.settled_at is null and (a.id is null or a.state in ('captured', 'voided', 'failed'))
      and not exists (select from deliveries v where v.document_id = d.id and v.invoiced_at is null)
      and not exists (
        select from billing_documents z where z.sales_document_id = d.id and z.type = 'ZO' and z.held_cents > 0)
    order by c.canceled_at
    limit ${batch}::int`)
