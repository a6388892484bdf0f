import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { topicOf } from './email-topics.ts'

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
 * Puts an email into the outbox, in the transaction of the event it reports. Skips recipients whose account has muted
 * the topic. Line breaks are removed from header fields, because they would add headers.
 */
export async function queueEmail(db: Queryable, email: Email): Promise<void> {
  const { template, to, subject, body, replyTo, unsubscribeUrl: leaveUrl } = email
  await db.rows(sql`
    insert into mails (template, recipient, subject, body, reply_to, leave_url)
    select ${template}, ${oneLine(to)}, ${oneLine(subject).slice(0, 200)}, ${body},
      ${replyTo && oneLine(replyTo)}, ${leaveUrl && oneLine(leaveUrl)}
    where not exists (
      select from people where lower(email) = ${oneLine(to).toLowerCase()} and status <> 'deleted'
        and ${topicOf(template)}::text = any(muted_topics))`)
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
