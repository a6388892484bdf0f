import type { EmailContent } from '@tessera/domain/email/email-content'
import { renderEmailHtml } from '@tessera/domain/email/render-email-html'
import { renderEmailText } from '@tessera/domain/email/render-email-text'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { type ClaimedEmail, claimedColumns } from './claimed-email.ts'
import type { EmailTemplate } from './email-templates.ts'
import { topicOf } from './email-topics.ts'

export const sendEmailsTask = 'send-emails'

interface EmailHead {
  template: EmailTemplate
  to: string
  subject: string
  /** Receives replies, if not the shop. */
  replyTo?: string
  /** One-click unsubscribe URL for this kind of email. */
  unsubscribeUrl?: string
}

export interface Email extends EmailHead {
  content: EmailContent
}

/** An email that was rendered elsewhere. */
export interface RenderedEmail extends EmailHead {
  text: string
  html: string | null
}

export interface QueueOptions {
  /** Gets the email and sends it after its transaction, so no job is added. The jobs of each minute send what it left. */
  claim?: (email: ClaimedEmail) => void
}

/** Long enough for the caller to begin with it. */
const claimSeconds = 60

/** Puts an email into the outbox, in the transaction of the event it reports. */
export const queueEmail = (db: Queryable, { content, ...head }: Email, options?: QueueOptions): Promise<void> =>
  queueRenderedEmail(
    db,
    { ...head, text: renderEmailText(content), html: renderEmailHtml(content, oneLine(head.subject)) },
    options,
  )

/**
 * Puts an email into the outbox with the job that sends it. Skips recipients whose account has muted the topic. Line
 * breaks are removed from header fields, because they would add headers. One job per transaction: a key that
 * transactions share would make them wait for each other.
 */
export async function queueRenderedEmail(
  db: Queryable,
  email: RenderedEmail,
  { claim }: QueueOptions = {},
): Promise<void> {
  const { template, to, subject, text, html, replyTo, unsubscribeUrl: leaveUrl } = email
  const insert = sql`
      insert into mails (template, recipient, subject, body, html, reply_to, leave_url, attempts, next_attempt_at)
      select ${template}, ${oneLine(to)}, ${oneLine(subject).slice(0, 200)}, ${text}, ${html},
        ${replyTo && oneLine(replyTo)}, ${leaveUrl && oneLine(leaveUrl)}, ${claim ? 1 : 0}::int,
        now() + make_interval(secs => ${claim ? claimSeconds : 0}::int)
      where not exists (
        select from people where lower(email) = ${oneLine(to).toLowerCase()} and status <> 'deleted'
          and ${topicOf(template)}::text = any(muted_topics))`
  if (claim) {
    const claimed = await db.find<ClaimedEmail>(sql`${insert} returning ${claimedColumns}`)
    if (claimed) claim(claimed)
    return
  }
  await db.rows(sql`
    with queued as (${insert} returning id)
    select graphile_worker.add_job(${sendEmailsTask}, job_key => ${`${sendEmailsTask} `}::text || pg_current_xact_id())
    from queued`)
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
