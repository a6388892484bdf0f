import type { CustomersEmailInput, CustomersEmailReport } from '@tessera/client/shop/types.gen'
import { maxEmailedCustomers } from '@tessera/contract/middleware/operator/customer-email-operations'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { topicOf } from '../../../kit/email/email-topics.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { readIdempotencyKey } from '../../../kit/read-idempotency-key.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { OperatorNeeds } from '../store/answer-messages.ts'
import { type OperatorCall, operatorOf, recordOperatorAction } from '../store/operator.ts'
import { type CustomerEmailWords, customerEmail } from './customer-email.ts'

interface Reader {
  email: string
  firstName: string
  isManager: boolean
  isOptedOut: boolean
}

interface EmailedAccount {
  id: string
  number: string
  name: string
  readers: Reader[]
}

type Line = CustomersEmailReport['customers'][number]

/**
 * Puts one email per manager into the outbox, all in one transaction with the audit records, or says who would get it. A
 * customer without an active manager is written to through its other active people.
 */
export const emailCustomers = (needs: OperatorNeeds, call: OperatorCall, body: CustomersEmailInput) =>
  needs.database.transaction(async (db): Promise<CustomersEmailReport> => {
    const words = readWords(body)
    const numbers = readNumbers(body)
    const key = body.isPreview ? null : readIdempotencyKey(call.key ?? body.key)
    const repeated = key && (await claimKey(db, call, key, words))
    if (repeated) return repeated
    const accounts = await readAccounts(db, numbers)
    const planned = numbers.map((number) => planEmail(number, accounts.get(number)))
    const report = {
      people: planned.reduce((sum, { line }) => sum + line.people, 0),
      customers: planned.map(({ line }) => line),
    }
    if (!key) return report
    if (report.people === 0) invalid('customerNumbers', 'None of these customers would get it.')
    for (const { account, readers } of planned) {
      if (!account || readers.length === 0) continue
      for (const reader of readers) await queueEmail(db, customerEmail(reader, words, needs.publicUrl))
      const after = { subject: words.subject, people: readers.length }
      await recordOperatorAction(db, call, account.id, { action: 'account.email', object: account.id, after })
    }
    await db.rows(sql`
      update customer_emails set report = ${JSON.stringify(report)}::jsonb
      where sender = ${operatorOf(call).userID} and key = ${key}`)
    return report
  })

function readWords(body: CustomersEmailInput): CustomerEmailWords {
  return {
    subject: body.subject?.trim() || invalid('subject', 'Enter a subject.'),
    text: body.text?.trim() || invalid('text', 'Enter a message.'),
  }
}

function readNumbers(body: CustomersEmailInput): string[] {
  const numbers = [...new Set(body.customerNumbers ?? [])]
  if (numbers.length === 0) invalid('customerNumbers', 'Select at least one customer.')
  if (numbers.length > maxEmailedCustomers)
    invalid('customerNumbers', `Select at most ${maxEmailedCustomers} customers at a time.`)
  return numbers
}

/** The first request with a key sends; a repeat waits for it and gets its report. */
async function claimKey(
  db: Queryable,
  call: OperatorCall,
  key: string,
  { subject, text }: CustomerEmailWords,
): Promise<CustomersEmailReport | undefined> {
  const { userID } = operatorOf(call)
  const claimed = await db.find(sql`
    insert into customer_emails (sender, key, subject, body, sent_at)
    values (${userID}, ${key}, ${subject}, ${text}, ${call.now})
    on conflict (sender, key) do nothing returning id`)
  if (claimed) return undefined
  const sent = await db.find<{ report: CustomersEmailReport }>(sql`
    select report from customer_emails
    where sender = ${userID} and key = ${key} and subject = ${subject} and body = ${text}`)
  return sent?.report ?? refuse('Request.Conflict')
}

async function readAccounts(db: Queryable, numbers: readonly string[]): Promise<ReadonlyMap<string, EmailedAccount>> {
  const rows = await db.rows<EmailedAccount>(sql`
    select a.id, a.number, a.name, coalesce(jsonb_agg(jsonb_build_object(
        'email', p.email, 'firstName', p.first_name, 'isManager', 'can_create_user' = any(p.rights),
        'isOptedOut', ${topicOf('customer-email')}::text = any(p.muted_topics)) order by p.email)
      filter (where p.id is not null), '[]') as readers
    from accounts a left join people p on p.account_id = a.id and p.status = 'active'
    where a.number = any(${numbers}::text[])
    group by a.id`)
  return new Map(rows.map((row) => [row.number, row]))
}

interface PlannedEmail {
  account: EmailedAccount | undefined
  readers: readonly Reader[]
  line: Line
}

function planEmail(customerNumber: string, account: EmailedAccount | undefined): PlannedEmail {
  const managers = account?.readers.filter(({ isManager }) => isManager) ?? []
  const addressed = managers.length > 0 ? managers : (account?.readers ?? [])
  const readers = addressed.filter(({ isOptedOut }) => !isOptedOut)
  const line: Line = {
    customerNumber,
    name: account?.name ?? null,
    result: readers.length > 0 ? 'emailed' : 'skipped',
    people: readers.length,
    optedOut: addressed.length - readers.length,
    problem: readers.length > 0 ? null : problemOf(account, addressed.length),
  }
  return { account, readers, line }
}

function problemOf(account: EmailedAccount | undefined, addressed: number): string {
  if (!account) return 'We couldn’t find this customer.'
  return addressed > 0
    ? 'They turned off emails from your store.'
    : 'No one at this customer has an active sign-in with an email address.'
}
