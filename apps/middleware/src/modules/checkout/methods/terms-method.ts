import type { PaymentTerms } from '@tessera/contract/shop/constants'
import { dueDate } from '@tessera/domain/billing/due-date'
import { formatDollars } from '@tessera/domain/format-dollars'
import { dayIn } from '@tessera/domain/local-time'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Attempt } from '../attempts/attempt.ts'
import type { PaymentMethod, ProviderStatus } from './payment-method.ts'

interface Credit {
  terms: PaymentTerms
  isGood: boolean
  lineCents: number
  usedCents: number
  timeZone: string
}

/**
 * Credit in use: open invoices and other debits, plus orders on terms (web orders, quotes, additions that were approved) not invoiced yet. One
 * statement reads both, since an invoice moves an amount from one side to the other.
 */
export async function usedCredit(db: Queryable, accountId: string): Promise<number> {
  const row = await db.find<{ cents: number }>(sql`
    select (
      select coalesce(sum(greatest(t.amount_cents - coalesce(invoiced.cents, 0), 0)), 0)
      from terms_payments t
      left join sales_documents s on s.platform_order_id = t.order_id
      left join lateral (
        select sum(amount_cents) as cents from billing_documents where sales_document_id = s.id and type = 'RV'
      ) invoiced on true
      where t.account_id = ${accountId} and t.settled_at is null and t.released_at is null
    )::float8 + (
      select coalesce(sum(greatest(d.total_cents - d.canceled_cents - coalesce(invoiced.cents, 0), 0)), 0)
      from sales_documents d
      left join lateral (
        select sum(amount_cents) as cents from billing_documents where sales_document_id = d.id and type = 'RV'
      ) invoiced on true
      where d.account_id = ${accountId} and d.origin in ('quote', 'addition')
        and d.payment_method = 'Invoice'
        -- an approval that is under way holds the order, and with it the credit
        and (d.status = 'open' or d.status = 'awaiting-approval' and d.cancel_asked_at is not null)
    )::float8 + (
      select coalesce(sum(open_cents), 0) from billing_documents
      where account_id = ${accountId} and side = 'debit' and open_cents > 0
    )::float8 as cents`)
  return row?.cents ?? 0
}

/** Payment on terms: goods now, money by the due date. The credit line is checked with the account row locked. */
export const termsMethod = (database: Database, now: () => Date): PaymentMethod => ({
  authorize: (at) => database.transaction((db) => reserveCredit(db, at, now())),
  findStatus: async (at) => {
    const row = await database.find<{ isReleased: boolean }>(sql`
      select released_at is not null as "isReleased" from terms_payments where attempt_id = ${at.id}`)
    if (!row) return { status: 'none' }
    return { status: row.isReleased ? 'voided' : 'authorized' }
  },
  // no money moves: the account owes it from the order date
  capture: async () => ({ status: 'captured' }),
  void: async (at) => {
    await releaseCredit(database, at.id)
    return { status: 'voided' }
  },
})

/** Gives credit back that an order no longer needs, or not yet: a waiting order takes it when it is approved. */
export const releaseCredit = (db: Queryable, attemptId: string): Promise<unknown> =>
  db.rows(sql`
    update terms_payments set released_at = coalesce(released_at, now())
    where attempt_id = ${attemptId} and settled_at is null`)

/** Takes the credit of an order that the company approved, whatever is left of the line. */
export const takeCreditAgain = (db: Queryable, attemptId: string): Promise<unknown> =>
  db.rows(sql`update terms_payments set released_at = null where attempt_id = ${attemptId} and settled_at is null`)

/** Takes the credit with the account locked, or says why not. Repeated calls change nothing. */
export async function reserveCredit(db: Queryable, at: Attempt, now: Date): Promise<ProviderStatus> {
  const account = await readCredit(db, at.accountId ?? '')
  const known = await db.find(sql`select true from terms_payments where attempt_id = ${at.id} and released_at is null`)
  if (known) return { status: 'authorized' }
  if (!account?.isGood) return { status: 'declined', reason: 'terms-not-allowed' }
  const shortCents = account.usedCents + at.amountCents - account.lineCents
  if (shortCents > 0)
    return { status: 'declined', reason: 'credit-exceeded', message: creditExceededMessage(shortCents) }
  await db.rows(sql`
    insert into terms_payments (attempt_id, account_id, order_id, amount_cents, terms, due_on)
    values (${at.id}, ${at.accountId}, ${at.orderId}, ${at.amountCents}, ${account.terms}, 
      ${dueDate(account.terms, dayIn(now, account.timeZone))})
    on conflict (attempt_id) do update set released_at = null, terms = excluded.terms, due_on = excluded.due_on`)
  return { status: 'authorized' }
}

const creditExceededMessage = (cents: number): string =>
  `This order is ${formatDollars(cents)} over your available credit. Pay open invoices first, ` +
  'choose another payment method, or ask your store to raise your credit line.'

/** Reads the credit with the account row locked, so that it can't change until the transaction ends. */
export async function readCredit(db: Queryable, accountId: string): Promise<Credit | undefined> {
  const account = await db.find<Omit<Credit, 'usedCents'>>(sql`
    select terms, credit_line_cents::float8 as "lineCents", time_zone_of(id, null) as "timeZone",
      type = 'Pro' and status = 'active' and terms <> 'Z000' and not on_hold as "isGood"
    from accounts
    where id = ${accountId}
    for update`)
  return account && { ...account, usedCents: await usedCredit(db, accountId) }
}
