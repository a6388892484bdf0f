import { describeReturned, type ReturnedQuantity } from '@tessera/domain/sales/describe-returned'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { NewCredit } from '../../ledger/books.ts'
import { recordOrderEvent } from '../records/record-order-event.ts'
import type { SalesTaskNeeds } from '../sales-needs.ts'
import { queueReturnEmail } from './queue-return-email.ts'

export const settleReturnsTask = 'settle-returns'
const batch = 100

/** Runs in the transaction that sets the value of a return. */
export const queueSettlingReturns = (db: Queryable): Promise<unknown> =>
  db.rows(sql`select graphile_worker.add_job(${settleReturnsTask}, job_key => ${settleReturnsTask})`)

interface InspectedReturn {
  id: string
  kind: 'return' | 'damage'
  documentId: string
  accountId: string | null
  isPro: boolean
  personId: string | null
  soldTo: string | null
  poNumber: string | null
  jobName: string | null
  storeId: string | null
  method: string | null
  paymentWords: string | null
  lines: ReturnedQuantity[]
  goodsCents: number
  taxCents: number
  merchandiseCents: number
  attemptId: string | null
  providerPaymentId: string | null
  /** Amount that can still be refunded to the card. */
  refundableCents: number
  today: string
}

/**
 * Refunds returns that the platform has completed: posts a credit first, then refunds the card if a card paid. Every step
 * is keyed by the return's number, so a crashed job continues where it stopped.
 */
export async function settleReturns(needs: SalesTaskNeeds, now: Date): Promise<number> {
  const left = await readInspected(needs.database, now)
  for (const one of left) {
    try {
      await settleReturn(needs, one, now)
    } catch (error) {
      needs.logger.warn({ return: one.id, err: error }, 'a return could not be refunded yet')
    }
  }
  return left.length
}

async function settleReturn(needs: SalesTaskNeeds, one: InspectedReturn, now: Date): Promise<void> {
  const cents = one.goodsCents + one.taxCents
  const [credit] = await needs.books.credit([creditOf(one)], now)
  const route = refundRouteOf(one, cents)
  if (credit && route.isCard) await refundCard(needs, one, cents)
  if (credit && route.leaves)
    await needs.books.refund([
      {
        key: `return ${one.id}`,
        accountId: one.accountId,
        creditId: credit.id,
        cents,
        refundedOn: one.today,
        reference: route.text,
      },
    ])
  await needs.database.transaction((db) => finishReturn(db, one, credit?.id ?? null, route, needs.publicUrl, now))
}

interface RefundRoute {
  /** Description for the customer. */
  text: string
  isCard: boolean
  /** The money is paid out and does not stay as a credit. */
  leaves: boolean
}

/** Refunds go back to the original payment method; orders on account leave a credit for the next invoice. */
function refundRouteOf(
  { providerPaymentId, refundableCents, paymentWords, method, isPro }: InspectedReturn,
  cents: number,
): RefundRoute {
  if (providerPaymentId && refundableCents >= cents)
    return { text: paymentWords ?? 'Your card', isCard: true, leaves: true }
  if (method === 'Invoice' || isPro) return { text: 'Your account, as a credit', isCard: false, leaves: false }
  return { text: 'At your store', isCard: false, leaves: true }
}

async function refundCard({ provider }: SalesTaskNeeds, one: InspectedReturn, amountCents: number): Promise<void> {
  const idempotencyKey = `return-${one.id}`
  const answer = await provider.refund({ paymentId: one.providerPaymentId ?? '', amountCents, idempotencyKey })
  if (answer.outcome !== 'done') throw new Error(`the provider answered ${answer.outcome}`)
}

const creditOf = (one: InspectedReturn): NewCredit => ({
  key: `return ${one.id}`,
  type: 'ZG',
  accountId: one.accountId,
  personId: one.personId,
  salesDocumentId: one.documentId,
  soldTo: one.soldTo,
  poNumber: one.poNumber,
  jobName: one.jobName,
  storeId: one.storeId,
  documentOn: one.today,
  goodsCents: one.goodsCents,
  taxCents: one.taxCents,
  merchandiseCents: one.merchandiseCents,
  reference: one.documentId,
  words: describeReturned(one.kind, one.lines).slice(0, 200),
})

async function finishReturn(
  db: Queryable,
  one: InspectedReturn,
  creditId: string | null,
  { text, isCard }: RefundRoute,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const done = await db.find(sql`
    update sales_returns
    set status = 'refunded', moved_at = ${now}, credit_id = ${creditId}, credit_to = ${creditId ? text : null}
    where id = ${one.id} and status = 'inspected' returning id`)
  if (!done) return
  if (isCard && creditId)
    await db.rows(sql`
      update payment_attempts set refunded_cents = refunded_cents + ${one.goodsCents + one.taxCents}
      where id = ${one.attemptId}`)
  const eventText = creditId ? `Refunded: ${text}.` : 'Nothing could be refunded.'
  await recordOrderEvent(db, {
    documentId: one.documentId,
    kind: 'return-refunded',
    reference: one.id,
    at: now,
    text: eventText,
  })
  await queueReturnEmail(db, one.id, publicUrl)
}

const readInspected = (db: Queryable, now: Date): Promise<InspectedReturn[]> =>
  db.rows<InspectedReturn>(sql`
    select s.id, s.kind, d.id as "documentId", d.account_id as "accountId", coalesce(a.type = 'Pro', false) as "isPro",
      s.person_id as "personId", d.sold_to as "soldTo", d.po_number as "poNumber", d.job_name as "jobName",
      d.store_id as "storeId", d.payment_method as method, d.payment_words as "paymentWords",
      (select json_agg(json_build_object('boxes', r.boxes, 'acceptedBoxes', r.accepted_boxes, 'pieces', r.pieces,
          'unit', l.unit, 'isSample', l.is_sample) order by r.line_no)
        from sales_return_lines r join sales_lines l on l.document_id = r.document_id and l.line_no = r.line_no
        where r.return_id = s.id) as lines,
      s.goods_cents::float8 as "goodsCents", s.tax_cents::float8 as "taxCents",
      s.merchandise_cents::float8 as "merchandiseCents", t.id as "attemptId",
      t.provider_payment_id as "providerPaymentId",
      coalesce(t.captured_cents - t.refunded_cents, 0)::float8 as "refundableCents",
      business_day(d.account_id, d.store_id, ${now}::timestamptz)::text as today
    from sales_returns s
    join sales_documents d on d.id = s.document_id
    left join accounts a on a.id = d.account_id
    left join payment_attempts t on t.id = d.attempt_id
    where s.status = 'inspected' and s.platform_due is null
    order by s.moved_at
    limit ${batch}::int`)
