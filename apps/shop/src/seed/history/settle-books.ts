import { addDays } from '@tessera/domain/billing/calendar'
import type { PostedDocument } from '@tessera/middleware/modules/ledger/books'
import { embeddedBooks } from '@tessera/middleware/modules/ledger/embedded-books'
import { deliveryKeyPrefix } from '@tessera/middleware/modules/ledger/posting/delivery-key'
import { postApplications } from '@tessera/middleware/modules/ledger/posting/post-applications'
import { postDocuments } from '@tessera/middleware/modules/ledger/posting/post-documents'
import { expireRewards } from '@tessera/middleware/modules/ledger/rewards/expire-rewards'
import { redeemPoints } from '@tessera/middleware/modules/ledger/rewards/redeem-points'
import { releaseRewards } from '@tessera/middleware/modules/ledger/rewards/release-rewards'
import { closeMonths } from '@tessera/middleware/modules/ledger/statements/close-months'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { type HistoryClock, momentOf } from './history-clock.ts'
import type { OpenedAccount } from './opened-account.ts'
import { keyOf, otherCredits, otherDebits, paidDebits } from './other-documents.ts'
import { specialKey } from './recent-orders.ts'
import { type ReturnedOrder, returnCredit } from './returned-order.ts'
import { type InvoiceExceptions, type OpenDebit, paymentOf, pickExceptions, usualChecks } from './usual-checks.ts'
import type { WrittenOrder } from './write-orders.ts'

export interface Bookkeeping {
  account: OpenedAccount
  orders: readonly WrittenOrder[]
  returned: readonly (ReturnedOrder & { written: WrittenOrder })[]
  when: HistoryClock
}

/** Posts the invoices of all orders, and the credits, payments and disputes of the account on terms. */
export async function settleBooks(db: Database, work: Bookkeeping): Promise<void> {
  const { account, orders, when } = work
  const books = embeddedBooks(db)
  const posted = await books.invoice(
    orders.flatMap(({ invoices }) => invoices),
    when.now,
  )
  await markInvoiced(db, posted)
  const special = orders.find(({ plan }) => plan.key === specialKey)?.document.id ?? null
  const others = await postDocuments(db, otherDebits(account, special, when))
  const idOf = new Map(others.map(({ key, id }) => [key, id]))
  await postCredits(db, work)
  const debits = await readDebits(db, account.id)
  const paidOthers = paidDebits.flatMap((name) => idOf.get(keyOf(account, name)) ?? [])
  const open = new Set(others.map(({ id }) => id).filter((id) => !paidOthers.includes(id)))
  await payDebits(
    db,
    work,
    debits.filter(({ id }) => !open.has(id)),
  )
}

export async function markInvoiced(db: Queryable, posted: readonly PostedDocument[]): Promise<void> {
  await db.rows(sql`
    insert into sales_events (document_id, kind, reference, at, text)
    select v.document_id, 'invoiced', v.id, v.invoiced_at, 'We sent invoice ' || b.id || '.'
    from billing_documents b
    join deliveries v on v.id = substr(b.key, ${deliveryKeyPrefix.length + 1})
    where b.id = any(${posted.map(({ id }) => id)}::text[])`)
}

/** Credits come before payments: the amount they cover is not paid again. */
async function postCredits(db: Database, { account, returned, when }: Bookkeeping): Promise<void> {
  const books = embeddedBooks(db)
  for (const one of returned)
    await books.credit([returnCredit(one, one.written)], new Date(momentOf(one.returnedOn, 15)))
  const posted = await books.credit(otherCredits(account, when), when.now)
  const [allowance, correction] = posted
  const debits = await readDebits(db, account.id)
  const oldReturn = await db.find<{ id: string; cents: number }>(sql`
    select id, open_cents::float8 as cents from billing_documents
    where account_id = ${account.id} and type = 'ZG' order by document_on limit 1`)
  const uses = [
    { credit: allowance?.id, ago: 205, cents: 15_000 },
    { credit: correction?.id, ago: 36, cents: 10_000 },
    { credit: oldReturn?.id, ago: 350, cents: oldReturn?.cents ?? 0 },
  ]
  await postApplications(
    db,
    uses.flatMap(({ credit, ago, cents }) => {
      const appliedOn = when.ago(ago)
      // the next due debit on that day that is large enough
      const debit = debits.find(({ dueOn, leftCents }) => dueOn > addDays(appliedOn, 4) && leftCents > cents * 2)
      if (!credit || !debit || cents === 0) return []
      const documentId = debit.id
      return [{ key: `history apply ${credit}`, accountId: account.id, creditId: credit, documentId, cents, appliedOn }]
    }),
  )
}

export const readDebits = (db: Queryable, accountId: string): Promise<OpenDebit[]> =>
  db.rows<OpenDebit>(sql`
    select id, document_on::text as "documentOn", due_on::text as "dueOn", open_cents::float8 as "leftCents"
    from billing_documents
    where account_id = ${accountId} and side = 'debit' and open_cents > 0
    order by due_on, id`)

async function payDebits(db: Database, { account, when }: Bookkeeping, debits: readonly OpenDebit[]): Promise<void> {
  const invoices = debits.filter(({ id }) => id.startsWith('RV'))
  const exceptions = pickExceptions(invoices, when)
  const left = new Set([...exceptions.open, ...exceptions.partPaid, ...exceptions.disputed])
  const payer = { accountId: account.id, personId: account.people[2]?.id ?? null }
  const checks = usualChecks(
    debits.filter((one) => !left.has(one) && one.dueOn <= when.today),
    payer,
    when,
  )
  const halves = exceptions.partPaid.map(({ id, leftCents, documentOn }, index) =>
    paymentOf(payer, laterOf(documentOn, when.ago(5 + index)), 'Visa ending in 0077', [
      { documentId: id, cents: Math.floor(leftCents / 2) },
    ]),
  )
  // an overpayment: the rest is applied to the next invoice
  const tooMuch = paymentOf(payer, when.ago(20), 'ACH 88213', [], 6450)
  await embeddedBooks(db).takePayments([...checks, ...halves, tooMuch])
  await disputeDebits(db, account, exceptions, when)
}

const laterOf = (one: string, other: string): string => (one > other ? one : other)

async function disputeDebits(
  db: Database,
  { people }: OpenedAccount,
  { disputed }: InvoiceExceptions,
  when: HistoryClock,
): Promise<void> {
  for (const { id, leftCents } of disputed)
    await db.rows(sql`
      update billing_documents
      set disputed_cents = ${Math.floor(leftCents / 3)}, dispute_reason = 'Four boxes arrived broken.',
        disputed_at = ${momentOf(when.ago(96), 15)}, disputed_by = ${people[2]?.id ?? null}
      where id = ${id}`)
}

/** Computes points and statements as the nightly jobs would have done. */
export async function settleMonths(db: Database, account: OpenedAccount, when: HistoryClock): Promise<void> {
  const then = new Date(momentOf(when.ago(150), 12))
  await releaseRewards(db, then)
  await redeemPoints(db, {
    accountId: account.id,
    personId: account.people[0]?.id ?? null,
    key: 'history',
    points: 5000,
    now: then,
  })
  await releaseRewards(db, when.now)
  await expireRewards(db, when.now)
  await closeMonths(db, when.now)
}
