import type { EmailResendInput, ResentEmail } from '@tessera/client/shop/types.gen'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { sendEmailsTask } from '../../../kit/email/queue-email.ts'
import { requiredLine } from '../../../kit/form-fields.ts'
import { isUuid } from '../../../kit/is-uuid.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { type OperatorCall, operatorOf, recordOperatorAction } from '../store/operator.ts'

interface LockedEmail {
  isSent: boolean
  recipient: string
  subject: string
  accountId: string | null
}

/**
 * Sends an email again to the same address. One that was sent leaves as a copy with an ID of its own, because receivers
 * drop a second one with the same ID; another one is tried now with all of its attempts.
 */
export const resendEmail = (
  { database }: { database: Database },
  call: OperatorCall,
  body: EmailResendInput,
): Promise<ResentEmail> =>
  database.transaction(async (db) => {
    const id = body.emailId ?? ''
    const key = requiredLine('key', body.key)
    const email = await lockEmail(db, id)
    const { name } = operatorOf(call)
    const sent = email.isSent ? await copyEmail(db, id, name, key) : await tryAgain(db, id, name, key)
    if (!sent.isNew) return { emailId: sent.id }
    await db.rows(sql`
      select graphile_worker.add_job(${sendEmailsTask}, job_key => ${`${sendEmailsTask} resent ${sent.id}`}::text)`)
    const after = { recipient: email.recipient, subject: email.subject }
    await recordOperatorAction(db, call, email.accountId, { action: 'email.resend', object: id, after })
    return { emailId: sent.id }
  })

async function lockEmail(db: Queryable, id: string): Promise<LockedEmail> {
  const found = isUuid(id)
    ? await db.find<LockedEmail>(sql`
        select m.sent_at is not null as "isSent", m.recipient, m.subject, (
          select p.account_id from people p where lower(p.email) = lower(m.recipient) and p.status <> 'deleted' limit 1
        ) as "accountId"
        from mails m where m.id = ${id} for update`)
    : undefined
  return found ?? refuse('NotFound', { message: 'Emails are kept for 30 days. This one is gone.' })
}

interface Resent {
  id: string
  /** False for a second press of the same button. */
  isNew: boolean
}

async function copyEmail(db: Queryable, id: string, name: string, key: string): Promise<Resent> {
  const copied = await db.find<{ id: string }>(sql`
    insert into mails (template, recipient, subject, body, html, reply_to, leave_url, resent_of, resent_by, resend_key)
    select template, recipient, subject, body, html, reply_to, leave_url, id, ${name}, ${key} from mails where id = ${id}
    on conflict (resend_key) where resend_key is not null do nothing returning id`)
  if (copied) return { id: copied.id, isNew: true }
  const known = await db.find<{ id: string }>(sql`select id from mails where resend_key = ${key}`)
  return { id: known?.id ?? id, isNew: false }
}

async function tryAgain(db: Queryable, id: string, name: string, key: string): Promise<Resent> {
  const changed = await db.find(sql`
    update mails set given_up_at = null, attempts = 0, next_attempt_at = now(), resent_by = ${name}, resend_key = ${key}
    where id = ${id} and resend_key is distinct from ${key} returning 1`)
  return { id, isNew: changed !== undefined }
}
