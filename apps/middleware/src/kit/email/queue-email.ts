import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { topicOf } from './email-topics.ts'

export const sendEmailsTask = 'send-emails'

export interface Email {
  /** Template name for the record: 'activation', 'order-placed'. */
  template: string
  to: string
  subject: string
  /** Plain text; each link is on its own line. */
  body: string
  /** Receives replies, if not the shop. */
  replyTo?: string
  /** One-click unsubscribe URL for this kind of email. */
  unsubscribeUrl?: string
}

/**
 * Puts an email into the outbox, in the transaction of the event it reports, with the job that sends it. Skips
 * recipients whose account has muted the topic. Line breaks are removed from header fields, because they would add
 * headers. One job per transaction: a key that transactions share would make them wait for each other.
 */
export async function queueEmail(db: Queryable, email: Email): Promise<void> {
  const { template, to, subject, body, replyTo, unsubscribeUrl: leaveUrl } = email
  await db.rows(sql`
    with queued as (
      insert into mails (template, recipient, subject, body, reply_to, leave_url)
      select ${template}, ${oneLine(to)}, ${oneLine(subject).slice(0, 200)}, ${body},
        ${replyTo && oneLine(replyTo)}, ${leaveUrl && oneLine(leaveUrl)}
      where not exists (
        select from people where lower(email) = ${oneLine(to).toLowerCase()} and status <> 'deleted'
          and ${topicOf(template)}::text = any(muted_topics))
      returning id)
    select graphile_worker.add_job(${sendEmailsTask}, job_key => ${`${sendEmailsTask} `}::text || pg_current_xact_id())
    from queued`)
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
