import type { InboxAssignmentInput, InboxReplyInput, InboxStateInput } from '@tessera/client/shop/types.gen'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Commerce } from '../../../kit/commerce.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { requiredText } from '../../../kit/form-fields.ts'
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
}

/** Locks the form, so that two colleagues work on it one after the other. */
async function lockForm(db: Queryable, reference: string): Promise<LockedForm> {
  const found = await db.find<LockedForm>(sql`
    select f.reference, f.email, coalesce(m.name, c.name, v.contact_name) as name,
      (select email from stores where id = coalesce(m.store_id, c.store_id)) as "storeEmail",
      t.assignee_name as "assigneeName", t.done_at is not null as "isDone"
    from form_receipts f left join form_tasks t on t.reference = f.reference
      left join contact_messages m on m.reference = f.reference
      left join consultations c on c.reference = f.reference
      left join vendor_payments v on v.reference = f.reference
    where f.reference = ${reference} and f.form in ('contact', 'consultation', 'vendor-payment') for update of f`)
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
    if (body.isDone && !form.isDone) await writeDone(db, form.reference, author, true)
    await recordOperatorAction(db, call, null, {
      action: 'form.answer',
      object: form.reference,
      after: { text, isDone: form.isDone || body.isDone },
    })
  })

export const finishForm = ({ database }: InboxNeeds, call: OperatorCall, body: InboxStateInput) =>
  database.transaction(async (db) => {
    const form = await lockForm(db, body.reference ?? '')
    const isDone = body.isDone ?? false
    // a repeat changes nothing
    if (isDone === form.isDone) return
    await writeDone(db, form.reference, operatorOf(call).name, isDone)
    await recordOperatorAction(db, call, null, {
      action: isDone ? 'form.finish' : 'form.reopen',
      object: form.reference,
      before: { isDone: form.isDone },
      after: { isDone },
    })
  })

const writeDone = (db: Queryable, reference: string, by: string, isDone: boolean) =>
  db.rows(sql`
    insert into form_tasks (reference, done_at, done_by)
    values (${reference}, ${isDone ? sql`now()` : null}, ${isDone ? by : null})
    on conflict (reference) do update set done_at = excluded.done_at, done_by = excluded.done_by`)

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
  const { Items } = await client.AdminUsers.List({ filters: { Username: userName }, pageSize: 1 }, await backOffice())
  const user = Items?.find(({ Active }) => Active)
  if (!user?.ID) return invalid('userName', `There is no team member with the user name ${userName}.`)
  return { id: user.ID, name: [user.FirstName, user.LastName].filter(Boolean).join(' ') || userName }
}
