import type { SentReminders, StaffReminderInput } from '@tessera/client/shop/types.gen'
import { maxRemindedAtOnce } from '@tessera/contract/middleware/operator/document-models'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { todayIn } from '../../../kit/business-day.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { readIdempotencyKey } from '../../../kit/read-idempotency-key.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { payersOf } from '../../ledger/reminders/payers-of.ts'
import { dueEmail, type OpenInvoice } from '../../ledger/reminders/reminder-emails.ts'
import { type OperatorCall, operatorOf, recordOperatorAction } from '../store/operator.ts'
import type { MoneyNeeds } from './post-document.ts'

interface Reminded extends OpenInvoice {
  accountId: string
  customerNumber: string
  customer: string
  side: string
  disputedCents: number
  isOverdue: boolean
  today: string
}

/** One email per customer and person who may pay, with all documents that were not reminded today. */
export const sendReminders = (
  { database, publicUrl }: MoneyNeeds,
  call: OperatorCall,
  body: StaffReminderInput,
): Promise<SentReminders> =>
  database.transaction(async (db) => {
    const key = readIdempotencyKey(call.key ?? body.key)
    const ids = [...new Set(body.documentIds ?? [])]
    if (ids.length === 0 || ids.length > maxRemindedAtOnce)
      invalid('documentIds', `Choose between 1 and ${maxRemindedAtOnce} documents.`)
    const documents = await lockReminded(db, ids, call.now)
    const fresh = await claimReminders(db, documents, { key, note: body.note?.trim() || null, call })
    const due = documents.filter(({ id }) => fresh.ids.has(id))
    if (due.length === 0) return refuse('Operator.State', { message: 'These customers were already reminded today.' })
    const customers = [...Map.groupBy(due, ({ accountId }) => accountId)]
    if (fresh.isNew)
      for (const [accountId, own] of customers) {
        await emailPayers(db, accountId, own, body.note?.trim() || null, publicUrl)
        const after = { documents: own.map(({ id }) => id), note: body.note?.trim() || null }
        await recordOperatorAction(db, call, accountId, { action: 'invoice.remind', object: own[0]?.id ?? '', after })
      }
    return {
      customers: customers.map(([, own]) => ({
        customerNumber: own[0]?.customerNumber ?? '',
        customer: own[0]?.customer ?? '',
        documentIds: own.map(({ id }) => id),
      })),
      skippedIds: ids.filter((id) => !fresh.ids.has(id)),
    }
  })

/** Locked in the order of their IDs, so that the second of two equal requests finds the first. */
async function lockReminded(db: Queryable, ids: readonly string[], now: Date): Promise<Reminded[]> {
  const found = await db.rows<Reminded>(sql`
    select d.id, d.side, d.due_on::text as "dueOn", d.open_cents::float8 as "openCents",
      d.disputed_cents::float8 as "disputedCents", d.account_id as "accountId", a.number as "customerNumber",
      a.name as customer, ${todayIn(sql`d.account_id`, now)}::text as today,
      d.due_on < ${todayIn(sql`d.account_id`, now)} as "isOverdue"
    from billing_documents d join accounts a on a.id = d.account_id
    where d.id = any(${ids}::text[])
    order by d.id
    for no key update of d`)
  const missing = ids.find((id) => !found.some((one) => one.id === id))
  if (missing) return refuse('NotFound', { message: `We couldn’t find ${missing}.` })
  for (const one of found) refuseDocument(one)
  return found
}

function refuseDocument({ id, side, openCents, disputedCents }: Reminded): void {
  if (side === 'credit') refuse('Billing.NotPayable', { message: `${id} is a credit. No one owes it.` })
  if (openCents === 0) refuse('Billing.NothingOpen', { message: `${id} is already paid.` })
  if (disputedCents > 0) refuse('Operator.State', { message: `${id} is in dispute. Decide the dispute first.` })
}

interface Claim {
  key: string
  note: string | null
  call: OperatorCall
}

/** The documents of this request that are reminded by it: all of its first try, or those of a repeat. */
async function claimReminders(
  db: Queryable,
  documents: readonly Reminded[],
  { key, note, call }: Claim,
): Promise<{ ids: ReadonlySet<string>; isNew: boolean }> {
  const known = await db.rows<{ id: string }>(sql`select document_id as id from staff_reminders where key = ${key}`)
  if (known.length > 0) return { ids: new Set(known.map(({ id }) => id)), isNew: false }
  const rows = documents.map(({ id, today }) => ({ id, today }))
  const claimed = await db.rows<{ id: string }>(sql`
    insert into staff_reminders (document_id, sent_on, key, note, sent_by, sent_at)
    select d.id, d.today, ${key}, ${note}, ${operatorOf(call).name}, ${call.now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(id text, today date)
    on conflict do nothing
    returning document_id as id`)
  return { ids: new Set(claimed.map(({ id }) => id)), isNew: true }
}

async function emailPayers(
  db: Queryable,
  accountId: string,
  documents: readonly Reminded[],
  note: string | null,
  publicUrl: string,
): Promise<void> {
  const payers = await payersOf(db, accountId)
  if (payers.length === 0)
    refuse('Operator.State', { message: `No one at ${documents[0]?.customer} may pay invoices. Call them instead.` })
  for (const payer of payers)
    for (const isOverdue of [true, false]) {
      const some = documents.filter((one) => one.isOverdue === isOverdue)
      if (some.length > 0) await queueEmail(db, dueEmail(payer, { isOverdue, documents: some, note }, publicUrl))
    }
}
