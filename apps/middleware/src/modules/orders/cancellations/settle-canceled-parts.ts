import { formatDollars } from '@tessera/domain/format-dollars'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { recordOrderEvent } from '../records/record-order-event.ts'
import type { SalesTaskNeeds } from '../sales-needs.ts'

const batch = 100

interface Part {
  id: string
  documentId: string
  attemptId: string | null
  providerPaymentId: string | null
  paymentWords: string | null
  backCents: number
}

/**
 * Refunds boxes that were canceled while the rest of the order went on, once the payment was charged. The idempotency
 * key names the cancellation, so a crashed job refunds once.
 */
export async function settleCanceledParts(needs: SalesTaskNeeds, now: Date): Promise<number> {
  const left = await readLeft(needs.database)
  for (const part of left) {
    try {
      await settlePart(needs, part, now)
    } catch (error) {
      needs.logger.warn({ order: part.documentId, err: error }, 'canceled boxes could not be refunded yet')
    }
  }
  return left.length
}

async function settlePart({ database, provider }: SalesTaskNeeds, part: Part, now: Date): Promise<void> {
  const { id, providerPaymentId: paymentId, backCents: amountCents } = part
  if (amountCents > 0) {
    if (!paymentId) throw new Error(`order ${part.documentId} has no payment to refund`)
    const answer = await provider.refund({ paymentId, amountCents, idempotencyKey: `cancel-part-${id}` })
    if (answer.outcome !== 'done') throw new Error(`the provider answered ${answer.outcome}`)
  }
  await database.transaction((db) => finishPart(db, part, now))
}

async function finishPart(db: Queryable, part: Part, now: Date): Promise<void> {
  const { id, documentId, attemptId, backCents, paymentWords } = part
  const done = await db.find(sql`
    update canceled_parts set settled_at = ${now}, back_cents = ${backCents}
    where id = ${id} and settled_at is null returning id`)
  if (!done || backCents === 0) return
  await db.rows(sql`
    update payment_attempts set refunded_cents = refunded_cents + ${backCents}::int where id = ${attemptId}`)
  const text = `${formatDollars(backCents)} refunded: ${paymentWords ?? 'your original payment method'}.`
  await recordOrderEvent(db, { documentId, kind: 'paid-back', reference: id, at: now, text })
}

/** Only after the payment has ended: an amount that was never charged is not refunded. */
const readLeft = (db: Queryable): Promise<Part[]> =>
  db.rows<Part>(sql`
    select p.id::text, p.document_id as "documentId", a.id as "attemptId", a.provider_payment_id as "providerPaymentId",
      d.payment_words as "paymentWords",
      case when a.state = 'captured' and a.captured_cents > 0
        then greatest(least(p.cents, a.captured_cents - a.refunded_cents), 0) else 0 end::float8 as "backCents"
    from canceled_parts p
    join sales_documents d on d.id = p.document_id
    left join payment_attempts a on a.id = d.attempt_id
    where p.settled_at is null and (a.id is null or a.state in ('captured', 'voided', 'failed'))
    order by p.canceled_at, p.id
    limit ${batch}::int`)
