import { billingCalls } from '@tessera/contract/middleware/billing/operations'
import { addDays } from '@tessera/domain/billing/calendar'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { todayIn, todayOf } from '../../../kit/business-day.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { handle } from '../../../kit/http/handle.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { audit, auditActorOf } from '../../people/accounts/audit.ts'
import { billingViewer } from '../../people/rights/billing-rights.ts'
import { invoiceReminderEmail, type OpenInvoice, payRequestEmail } from './reminder-emails.ts'

const maxDays = 365

async function getOpenDocument(db: Queryable, { account }: Customer, documentId: string): Promise<OpenInvoice> {
  const found = await db.find<OpenInvoice & { side: string }>(sql`
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
    const today = todayOf(call)
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
export const askToPayHandler = ({ database, publicUrl }: { database: Database; publicUrl: string }) =>
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
        values (${document.id}, ${customer.personID}, ${todayOf(call)}, ${note})
        on conflict do nothing returning document_id`)
      if (isNew) {
        const by = `${customer.firstName} ${customer.lastName}`
        for (const payer of payers) await queueEmail(db, payRequestEmail(payer, { ...document, by, note }, publicUrl))
        await audit(db, auditActorOf(call), { action: 'invoice.ask-to-pay', object: document.id })
      }
      return { documentId: document.id, asked: payers.map(({ name }) => name) }
    })
  })

/** Called by the daily job: sends each reminder once and skips paid documents. */
export async function sendRequestedReminders(db: Queryable, publicUrl: string, now: Date): Promise<number> {
  const due = await db.rows<OpenInvoice & { email: string; firstName: string }>(sql`
    with told as (
      update invoice_reminders r set sent_at = ${now} from people p
      where p.id = r.person_id and r.sent_at is null and r.remind_on <= ${todayIn(sql`p.account_id`, now)}
      returning r.document_id, r.person_id)
    select d.id, d.due_on::text as "dueOn", d.open_cents::float8 as "openCents", p.email, p.first_name as "firstName"
    from told join billing_documents d on d.id = told.document_id join people p on p.id = told.person_id
    where d.open_cents > 0 and p.status = 'active'`)
  for (const { email, firstName, ...document } of due)
    await queueEmail(db, invoiceReminderEmail({ email, firstName }, document, publicUrl))
  return due.length
}
