import type { Database, Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { todayIn } from '../../../kit/business-day.ts'
import { type Email, queueEmail } from '../../../kit/email/queue-email.ts'
import type { EmailReader } from '../../people/accounts/account-emails.ts'
import { payersOf } from './payers-of.ts'
import { dueEmail } from './reminder-emails.ts'
import { sendRequestedReminders } from './requested-reminders.ts'

/** Days past the due date at which an email is sent; negative is before it. */
const stages = [-3, 1, 15, 30] as const
/** Older documents get no first reminder: they were reminded in time. */
const maxOverdueDays = 45

interface Due {
  accountId: string
  id: string
  dueOn: string
  openCents: number
  stage: number
}

/**
 * Reminds accounts of documents that are due soon or overdue: each document once per stage, no matter which process
 * runs it and how often. Disputed documents are skipped. Each account gets one email for all its documents. Returns how
 * many accounts were reminded.
 */
export const remindOverdue = (database: Database, publicUrl: string, now: Date): Promise<number> =>
  database.transaction(async (db) => {
    const due = await claimReminders(db, todayIn(sql`d.account_id`, now))
    const accounts = Map.groupBy(due, ({ accountId }) => accountId)
    for (const [accountId, documents] of accounts)
      for (const payer of await payersOf(db, accountId))
        for (const message of reminderEmails(payer, documents, publicUrl)) await queueEmail(db, message)
    await sendRequestedReminders(db, publicUrl, now)
    return accounts.size
  })

/** Only the highest stage reached counts; lower ones are skipped. */
const claimReminders = (db: Queryable, today: Sql): Promise<Due[]> =>
  db.rows(sql`
    with due as (
      select d.id, d.account_id, d.due_on, d.open_cents, max(s.stage) as stage
      from billing_documents d
      join unnest(${stages}::int[]) as s(stage) on ${today} - d.due_on >= s.stage
      where d.open_cents > 0 and d.side = 'debit' and d.disputed_cents = 0 and d.account_id is not null
        and d.due_on >= ${today} - ${maxOverdueDays}::int
      group by d.id
    ), told as (
      insert into billing_reminders (document_id, stage) select id, stage from due
      on conflict do nothing
      returning document_id, stage
    )
    select due.account_id as "accountId", due.id, due.due_on::text as "dueOn",
      due.open_cents::float8 as "openCents", told.stage
    from due join told on told.document_id = due.id
    order by due.account_id, due.due_on, due.id`)

const reminderEmails = (to: EmailReader, documents: readonly Due[], publicUrl: string): Email[] =>
  [false, true].flatMap((isOverdue) => {
    const some = documents.filter(({ stage }) => stage >= 0 === isOverdue)
    return some.length > 0 ? [dueEmail(to, { isOverdue, documents: some }, publicUrl)] : []
  })
