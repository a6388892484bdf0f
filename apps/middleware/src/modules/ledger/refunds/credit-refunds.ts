import type { CreditRefund } from '@tessera/client/shop/types.gen'
import { billingCalls } from '@tessera/contract/middleware/billing/operations'
import { dayIn } from '@tessera/domain/local-time'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { readToday } from '../../../kit/business-day.ts'
import { handle } from '../../../kit/http/handle.ts'
import { readIdempotencyKey } from '../../../kit/read-idempotency-key.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { utcText } from '../../../kit/utc-text.ts'
import { newAttemptId } from '../../checkout/attempts/attempt-id.ts'
import { audit, auditActorOf } from '../../people/accounts/audit.ts'
import { billingPayer } from '../../people/rights/billing-rights.ts'
import { postRefunds } from '../posting/post-refunds.ts'

/**
 * SQL condition for credits that may be paid out: credits from reward points can only be spent. `d` is the document.
 */
export const isPaidOut = sql`(d.side = 'credit' and d.key not like 'redeem %')`

/** Requests the payout of a credit: the amount is held, and accounting sends it. */
export const refundCreditHandler = (database: Database) =>
  handle(billingCalls.refundCredit, async (call) => {
    const { account, personID: personId } = await billingPayer(database, call)
    const payer = { accountId: account.id, personId, today: dayIn(call.now, account.timeZone) }
    const key = readIdempotencyKey(call.key ?? call.body.key)
    return database.transaction(async (db) => {
      const refund = await requestRefund(db, payer, { key, documentId: call.body.documentId, now: call.now })
      await audit(db, auditActorOf(call), { action: 'credit.refund', object: refund.documentId, after: refund })
      return refund
    })
  })

interface RefundPayer {
  accountId: string
  /** Null if staff refund it for the customer. */
  personId: string | null
  today: string
}

interface RefundRequest {
  key: string
  documentId: string
  now: Date
}

/** Holds the open amount of a credit for its payout, in the caller's transaction. The same key requests it once. */
export async function requestRefund(
  db: Queryable,
  { accountId, personId, today }: RefundPayer,
  { key, documentId, now }: RefundRequest,
): Promise<CreditRefund> {
  const credit = await db.find<{ freeCents: number; isPaidOut: boolean }>(sql`
    select (d.open_cents - d.held_cents)::float8 as "freeCents", ${isPaidOut} as "isPaidOut"
    from billing_documents d where d.id = ${documentId} and d.account_id = ${accountId} for update`)
  if (!credit) return refuse('NotFound', { message: `We couldn’t find ${documentId}.` })
  const known = await findRefund(db, accountId, key)
  if (known) return known.documentId === documentId ? known : refuse('Billing.KeyUsed')
  if (!credit.isPaidOut) return refuse('Billing.NoRefund')
  if (credit.freeCents === 0) return refuse('Billing.NothingOpen')
  await refuseOverdue(db, { accountId, personId, today })
  await db.rows(sql`
    insert into credit_refunds (id, account_id, person_id, key, credit_id, cents, requested_at)
    values (${newAttemptId()}, ${accountId}, ${personId}, ${key}, ${documentId}, ${credit.freeCents}, ${now})`)
  await db.rows(sql`
    update billing_documents set held_cents = held_cents + ${credit.freeCents} where id = ${documentId}`)
  return (await findRefund(db, accountId, key)) ?? refuse('NotFound')
}

export const findRefund = (db: Queryable, accountId: string, key: string): Promise<CreditRefund | undefined> =>
  db.find<CreditRefund>(sql`
    select id as "refundId", credit_id as "documentId", cents::float8 as cents, state as status,
      ${utcText(sql`requested_at`)} as "requestedAt"
    from credit_refunds where account_id = ${accountId} and key = ${key}`)

/** Refuses a payout while the account has overdue debits. */
async function refuseOverdue(db: Queryable, { accountId, personId, today }: RefundPayer): Promise<void> {
  const overdue = await db.find(sql`
    select from billing_documents
    where account_id = ${accountId} and side = 'debit' and due_on < ${today}
      and open_cents > disputed_cents + held_cents
    limit 1`)
  if (!overdue) return
  const whose = personId ? 'You have' : 'This customer has'
  const way = personId ? 'Apply the credit to it, or pay it first.' : 'Apply the credit to it first.'
  refuse('Billing.NoRefund', { message: `${whose} an overdue balance. ${way}` })
}

/** Books a payout that accounting has sent, once. */
export const payRefund = (database: Database, id: string, reference: string, now: Date): Promise<boolean> =>
  database.transaction((db) => payRefundWithin(db, id, reference, now))

/** The same in the caller's transaction. */
export async function payRefundWithin(db: Queryable, id: string, reference: string, now: Date): Promise<boolean> {
  const refund = await db.find<{ accountId: string; creditId: string; cents: number }>(sql`
      update credit_refunds set state = 'paid', paid_at = ${now} where id = ${id} and state = 'requested'
      returning account_id as "accountId", credit_id as "creditId", cents::float8 as cents`)
  if (!refund) return false
  await db.rows(sql`
      update billing_documents set held_cents = held_cents - ${refund.cents} where id = ${refund.creditId}`)
  const refundedOn = await readToday(db, refund, now)
  await postRefunds(db, [{ key: `refund ${id}`, ...refund, refundedOn, reference }])
  return true
}

/** Demo accounting: sends payouts requested more than a minute ago. Those of the demo data are older and stay for staff. */
export async function sendRefunds(database: Database, now: Date): Promise<void> {
  const requested = await database.rows<{ id: string }>(sql`
    select id from credit_refunds
    where state = 'requested'
      and requested_at between ${now}::timestamptz - interval '1 day' and ${now}::timestamptz - interval '1 minute'
    limit 20`)
  for (const { id } of requested) await payRefund(database, id, 'Check', now)
}
