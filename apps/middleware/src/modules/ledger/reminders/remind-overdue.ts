import { formatDollars } from '@tessera/domain/format-dollars'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { type Email, queueEmail } from '../../../kit/email/queue-email.ts'
import { todayOf } from '../invoices/document-row.ts'
import { sendRequestedReminders } from './requested-reminders.ts'

/** Days past the due date at which an email is sent; negative is before it. */
const stages = [-3, 1, 15, 30] as const
/** Older documents get no first reminder: they were reminded in time. */
const maxOverdueDays = 45

interface Due {
  accountId: string
  documentId: string
  dueOn: string
  openCents: number
  stage: number
}

/**
 * Reminds accounts of documents that are due soon or overdue: each document once per stage, no matter which process
 * runs it and how often. Disputed documents are skipped. Each account gets one email for all its documents. Returns how
 * many accounts were reminded.
 */
export const remindOverdue = (database: Database, now: Date): Promise<number> =>
  database.transaction(async (db) => {
    const due = await claimReminders(db, todayOf(now))
    const accounts = Map.groupBy(due, ({ accountId }) => accountId)
    for (const [accountId, documents] of accounts)
      for (const { email } of await payersOf(db, accountId))
        for (const message of reminderEmails(email, documents)) await queueEmail(db, message)
    await sendRequestedReminders(db, now)
    return accounts.size
  })

/** Only the highest stage reached counts; lower ones are skipped. */
const claimReminders = (db: Queryable, today: string): Promise<Due[]> =>
  db.rows(sql`
    with due as (
      select d.id, d.account_id, d.due_on, d.open_cents, max(s.stage) as stage
      from billing_documents d
      join unnest(${stages}::int[]) as s(stage) on ${today}::date - d.due_on >= s.stage
      where d.open_cents > 0 and d.side = 'debit' and d.disputed_cents = 0 and d.account_id is not null
        and d.due_on >= ${today}::date - ${maxOverdueDays}::int
      group by d.id
    ), told as (
      insert into billing_reminders (document_id, stage) select id, stage from due
      on conflict do nothing
      returning document_id, stage
    )
    select due.account_id as "accountId", due.id as "documentId", due.due_on::text as "dueOn",
      due.open_cents::float8 as "openCents", told.stage
    from due join told on told.document_id = due.id
    order by due.account_id, due.due_on, due.id`)

const payersOf = (db: Queryable, accountId: string): Promise<{ email: string }[]> =>
  db.rows(sql`
    select email from people
    where account_id = ${accountId} and status = 'active' and 'billing-pay' = any(rights)
    order by email`)

const maxListed = 20

const reminderEmails = (to: string, documents: readonly Due[]): Email[] =>
  [documents.filter(({ stage }) => stage < 0), documents.filter(({ stage }) => stage >= 0)]
    .filter((some) => some.length > 0)
    .map((some) => reminderEmail(to, some))

function reminderEmail(to: string, documents: readonly Due[]): Email {
  const isAhead = documents.every(({ stage }) => stage < 0)
  const total = documents.reduce((sum, { openCents }) => sum + openCents, 0)
  const more = documents.length - maxListed
  return {
    template: isAhead ? 'invoices-due' : 'invoices-overdue',
    to,
    subject: `${documents.length === 1 ? 'An invoice is' : `${documents.length} invoices are`} ${isAhead ? 'due soon' : 'overdue'}`,
    body: [
      isAhead
        ? `These documents are due soon, ${formatDollars(total)} in total:`
        : `These documents are past due, ${formatDollars(total)} in total:`,
      '',
      ...documents
        .slice(0, maxListed)
        .map((one) => `${one.documentId}, due ${one.dueOn}: ${formatDollars(one.openCents)}`),
      ...(more > 0 ? [`and ${more} more`] : []),
      '',
      'You can pay or dispute them under Billing in your account.',
    ].join('\n'),
  }
}
