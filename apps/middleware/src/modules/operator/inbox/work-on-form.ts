import type {
  FinishedForm,
  InboxAssignmentInput,
  InboxReplyInput,
  InboxStateInput,
} from '@tessera/client/shop/types.gen'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Commerce } from '../../../kit/commerce.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { requiredText } from '../../../kit/form-fields.ts'
import { ignoreNotFound } from '../../../kit/ignore-not-found.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { getSupportEmail } from '../../site/forms/contact-topics.ts'
import { type OperatorCall, operatorOf, recordOperatorAction } from '../store/operator.ts'
import { formAnswerEmail } from './form-answer-email.ts'

export interface InboxNeeds {
  database: Database
  commerce: Pick<Commerce, 'client' | 'backOffice'>
  publicUrl: string
}

interface LockedForm {
  reference: string
  email: string
  name: string
  storeEmail: string | null
  assigneeName: string | null
  isDone: boolean
  doneVersion: number
}

/** Locks the form, so that two colleagues work on it one after the other: each reads it when the other is done. */
async function lockForm(db: Queryable, reference: string): Promise<LockedForm> {
  await db.rows(sql`select from form_receipts where reference = ${reference} for update`)
  const found = await db.find<LockedForm>(sql`
    select f.reference, f.email, coalesce(m.name, c.name, v.contact_name) as name,
      (select email from stores where id = coalesce(m.store_id, c.store_id)) as "storeEmail",
      t.assignee_name as "assigneeName", t.done_at is not null as "isDone",
      coalesce(t.done_version, 0) as "doneVersion"
    from form_receipts f left join form_tasks t on t.reference = f.reference
      left join contact_messages m on m.reference = f.reference
      left join consultations c on c.reference = f.reference
      left join vendor_payments v on v.reference = f.reference
    where f.reference = ${reference} and f.form in ('contact', 'consultation', 'vendor-payment')`)
  return found ?? refuse('NotFound', { message: 'This form was deleted, or was never sent.' })
}

/** Emails the answer and stores it with the form. The same key again changes nothing. */
export const answerForm = ({ database, publicUrl }: InboxNeeds, call: OperatorCall, body: InboxReplyInput) =>
  database.transaction(async (db) => {
    const text = requiredText('text', body.text)
    const form = await lockForm(db, body.reference ?? '')
    const author = operatorOf(call).name
    const isNew = await db.find(sql`
      insert into form_answers (reference, key, author, body)
      values (${form.reference}, ${body.key ?? ''}, ${author}, ${text}) on conflict do nothing returning 1`)
    if (!isNew) return
    const replyTo = form.storeEmail ?? (await getSupportEmail(db))
    await queueEmail(db, formAnswerEmail({ ...form, author, text, replyTo }, publicUrl))
    if (body.isDone && !form.isDone) await writeDone(db, form, author, true)
    await recordOperatorAction(db, call, null, {
      action: 'form.answer',
      object: form.reference,
      after: { text, isDone: form.isDone || body.isDone },
    })
  })

/** Closes a form or opens it again. An Undo names the state that it saw, and takes back no later one. */
export const finishForm = (
  { database }: InboxNeeds,
  call: OperatorCall,
  body: InboxStateInput,
): Promise<FinishedForm> =>
  database.transaction(async (db) => {
    const form = await lockForm(db, body.reference ?? '')
    const isDone = body.isDone ?? false
    // a repeat changes nothing
    if (isDone === form.isDone) return { version: String(form.doneVersion), isChanged: false }
    if (body.version && body.version !== String(form.doneVersion))
      refuse('Request.Conflict', { message: 'Someone has closed or reopened this form since.' })
    await writeDone(db, form, operatorOf(call).name, isDone)
    await recordOperatorAction(db, call, null, {
      action: isDone ? 'form.finish' : 'form.reopen',
      object: form.reference,
      before: { isDone: form.isDone },
      after: { isDone },
    })
    return { version: String(form.doneVersion + 1), isChanged: true }
  })

const writeDone = (db: Queryable, { reference, doneVersion }: LockedForm, by: string, isDone: boolean) =>
  db.rows(sql`
    insert into form_tasks (reference, done_at, done_by, done_version)
    values (${reference}, ${isDone ? sql`now()` : null}, ${isDone ? by : null}, ${doneVersion + 1})
    on conflict (reference) do update set done_at = excluded.done_at, done_by = excluded.done_by,
      done_version = excluded.done_version`)

interface Colleague {
  id: string
  name: string
}

/** Gives a form to a colleague, to the caller, or to no one. */
export async function assignForm(needs: InboxNeeds, call: OperatorCall, body: InboxAssignmentInput): Promise<void> {
  const colleague = await findColleague(needs, call, body.userName?.trim() ?? '')
  await needs.database.transaction(async (db) => {
    const form = await lockForm(db, body.reference ?? '')
    const assigneeName = colleague?.name ?? null
    await db.rows(sql`
      insert into form_tasks (reference, assignee_id, assignee_name)
      values (${form.reference}, ${colleague?.id ?? null}, ${assigneeName})
      on conflict (reference) do update set assignee_id = excluded.assignee_id,
        assignee_name = excluded.assignee_name`)
    if (assigneeName === form.assigneeName) return
    await recordOperatorAction(db, call, null, {
      action: 'form.assign',
      object: form.reference,
      before: { assignee: form.assigneeName },
      after: { assignee: assigneeName },
    })
  })
}

async function findColleague(
  { commerce: { client, backOffice } }: InboxNeeds,
  call: OperatorCall,
  userName: string,
): Promise<Colleague | undefined> {
  if (!userName) return undefined
  const own = operatorOf(call)
  if (userName === 'me') return { id: own.userID, name: own.name }
  const token = await backOffice()
  const { Items } = await client.AdminUsers.List({ filters: { Username: userName }, pageSize: 1 }, token)
  const user = Items?.[0] ?? (await client.AdminUsers.Get(userName, token).catch(ignoreNotFound))
  if (!user?.ID || !user.Active) return invalid('userName', `There is no team member with the user name ${userName}.`)
  return { id: user.ID, name: [user.FirstName, user.LastName].filter(Boolean).join(' ') || userName }
}
