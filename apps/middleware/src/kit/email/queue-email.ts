import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { topicOf } from './email-topics.ts'

export interface Letter {
  /** Which kind it is, for the record: 'activation', 'order-placed'. */
  template: string
  to: string
  subject: string
  /** Plain text; links stand on lines of their own. */
  body: string
  /** Who gets the answer, where that is not the shop. */
  replyTo?: string
  /** Where one click ends letters of this kind. */
  leaveUrl?: string
}

/**
 * Puts a letter into the outbox, in the transaction of what it tells; not where its reader has an account and does not
 * want letters about this. A line break in a header would add headers.
 */
export async function queueMail(db: Queryable, letter: Letter): Promise<void> {
  const { template, to, subject, body, replyTo, leaveUrl } = letter
  await db.rows(sql`
    insert into mails (template, recipient, subject, body, reply_to, leave_url)
    select ${template}, ${oneLine(to)}, ${oneLine(subject).slice(0, 200)}, ${body},
      ${replyTo && oneLine(replyTo)}, ${leaveUrl && oneLine(leaveUrl)}
    where not exists (
      select from people where lower(email) = ${oneLine(to).toLowerCase()} and status <> 'deleted'
        and ${topicOf(template)}::text = any(muted_topics))`)
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
