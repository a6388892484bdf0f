import { billingCalls } from '@tessera/contract/middleware/billing/operations'
import { addDays } from '@tessera/domain/billing/calendar'
import { formatDollars } from '@tessera/domain/format-dollars'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { handle } from '../../../kit/http/handle.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { accountEmail } from '../../people/accounts/account-emails.ts'
import { audit, auditActorOf } from '../../people/accounts/audit.ts'
import { billingViewer } from '../../people/rights/billing-rights.ts'
import { todayOf } from '../invoices/document-row.ts'

const maxDays = 365

interface OpenDocument {
  id: string
  dueOn: string
  openCents: number
}

async function getOpenDocument(db: Queryable, { account }: Customer, documentId: string): Promise<OpenDocument> {
  const found = await db.find<OpenDocument & { side: string }>(sql`
    select id, side, due_on::text as "dueOn", open_cents::float8 as "openCents" from billing_documents
    where id = ${documentId} and account_id = ${account.id}
    for share`)
  if (!found) return refuse('NotFound', { message: 'We couldn’t find this document.' })
  if (found.side === 'credit') return refuse('Billing.NotPayable')
  return found.openCents > 0 ? found : refuse('Billing.NothingOpen')
}

/** Schedules a reminder email for a chosen day, sent if the document is still open. Without a day, deletes it. */
export const remindMeHandler = (database: Database) =>
  handle(billingCalls.remindMe, async (call) => {
    const customer = await billingViewer(database, call)
    const { documentId, on = null } = call.body
    const today = todayOf(call.now)
    const isDay = on === null || (/^\d{4}-\d{2}-\d{2}$/.test(on) && addDays(on, 0) === on)
    if (!isDay) return invalid('on', 'Choose a date.')
    if (on !== null && (on <= today || on > addDays(today, maxDays)))
      return invalid('on', 'Choose a date after today, within a year.')
    return database.transaction(async (db) => {
      const { id } = await getOpenDocument(db, customer, documentId)
      await db.rows(
        on === null
          ? sql`delete from invoice_reminders where document_id = ${id} and person_id = ${customer.personID}`
          : sql`
            insert into invoice_reminders (document_id, person_id, remind_on) values (${id}, ${customer.personID}, ${on})
            on conflict (document_id, person_id) do update set remind_on = excluded.remind_on, sent_at = null`,
      )
      return { documentId: id, on }
    })
  })

/** Lets a user who may view but not pay ask the payers, with one email per document and day. */
export const askToPayHandler = (database: Database) =>
  handle(billingCalls.askToPay, async (call) => {
    const customer = await billingViewer(database, call)
    const note = call.body.note?.trim() || null
    return database.transaction(async (db) => {
      const document = await getOpenDocument(db, customer, call.body.documentId)
      const payers = await db.rows<{ email: string; firstName: string; name: string }>(sql`
        select email, first_name as "firstName", concat_ws(' ', first_name, last_name) as name from people
        where account_id = ${customer.account.id} and status = 'active' and 'billing-pay' = any(rights)
          and id <> ${customer.personID}
        order by name limit 10`)
      if (payers.length === 0) return refuse('Billing.NobodyToAsk')
      const isNew = await db.find(sql`
        insert into payment_asks (document_id, person_id, asked_on, note)
        values (${document.id}, ${customer.personID}, ${todayOf(call.now)}, ${note})
        on conflict do nothing returning document_id`)
      if (isNew) {
        for (const payer of payers) await queueEmail(db, payRequestEmail(payer, customer, document, note))
        await audit(db, auditActorOf(call), { action: 'invoice.ask-to-pay', object: document.id })
      }
      return { documentId: document.id, asked: payers.map(({ name }) => name) }
    })
  })

const payRequestEmail = (
  payer: { email: string; firstName: string },
  { firstName, lastName }: Customer,
  { id, dueOn, openCents }: OpenDocument,
  note: string | null,
) =>
  accountEmail('pay-request', payer, `${firstName} ${lastName} asks you to pay ${id}`, [
    `${firstName} ${lastName} asks you to pay ${id}: ${formatDollars(openCents)}, due ${dueOn}.`,
    ...(note ? [`"${note}"`] : []),
    'See it under Billing in your account.',
  ])

/** Called by the daily job: sends each reminder once and skips paid documents. */
export async function sendRequestedReminders(db: Queryable, now: Date): Promise<number> {
  const due = await db.rows<OpenDocument & { email: string; firstName: string }>(sql`
    with told as (
      update invoice_reminders set sent_at = ${now} where sent_at is null and remind_on <= ${todayOf(now)}::date
      returning document_id, person_id)
    select d.id, d.due_on::text as "dueOn", d.open_cents::float8 as "openCents", p.email, p.first_name as "firstName"
    from told join billing_documents d on d.id = told.document_id join people p on p.id = told.person_id
    where d.open_cents > 0 and p.status = 'active'`)
  for (const { id, dueOn, openCents, ...reader } of due)
    await queueEmail(
      db,
      accountEmail('invoice-reminder', reader, `Reminder: ${id}`, [
        `${id} has a balance of ${formatDollars(openCents)}, due ${dueOn}.`,
        'See it under Billing in your account.',
      ]),
    )
  return due.length
}
