import type { RecordMark } from '@tessera/client/shop/types.gen'
import type { notedKinds } from '@tessera/contract/middleware/operator/note-models'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { auditAuthor } from '../audit/list-audit.ts'
import { orderVersion } from '../orders/order-version.ts'
import type { OperatorCall } from '../store/operator.ts'
import { readNotedKind } from './notes.ts'

type Kind = (typeof notedKinds)[number]

const notesOf = (kind: Kind, number: Sql): Sql => sql`
  (select concat_ws(',', count(*), max(at)) from staff_notes where kind = ${kind} and number = ${number}),
  (select concat_ws(',', assignee_id, at) from staff_assignments where kind = ${kind} and number = ${number})`

/** Each reads one record by its key, and what hangs on it by an index. */
const queries: Readonly<Record<Kind, (number: string) => Sql>> = {
  order: (number) => sql`
    select md5(concat_ws('|', ${orderVersion},
      (select concat_ws(',', count(*), max(at)) from sales_events where document_id = d.id),
      (select max(id) from sales_messages where document_id = d.id),
      ${notesOf('order', sql`d.id`)})) as mark
    from sales_documents d where d.id = ${number} or d.platform_order_id = ${number}`,
  quote: (number) => sql`
    select md5(concat_ws('|', q.updated_at, q.state,
      (select concat_ws(',', count(*), max(at)) from quote_messages where quote_id = q.id),
      ${notesOf('quote', sql`q.id`)})) as mark
    from quotes q where q.id = ${number} and q.state <> 'draft'`,
  customer: (number) => sql`
    select md5(concat_ws('|', a.updated_at,
      (select concat_ws(',', count(*), max(updated_at)) from people where account_id = a.id),
      (select max(id) from ledger_entries where account_id = a.id),
      ${notesOf('customer', sql`a.number`)})) as mark
    from accounts a where a.number = ${number}`,
}

/** The newest audit records that a change of a record writes; each is found by an index. */
const auditsOf: Readonly<Record<Kind, (number: string) => Sql>> = {
  order: (number) => sql`
    select r.* from sales_documents d, audit_records r
    where (d.id = ${number} or d.platform_order_id = ${number}) and r.object in (d.id, d.platform_order_id)`,
  quote: (number) => sql`select r.* from audit_records r where r.object = ${number}`,
  customer: (number) => sql`
    (select r.* from audit_records r where r.object = ${number} order by r.id desc limit 1)
    union all
    (select r.* from audit_records r where r.account_id = (select a.id from accounts a where a.number = ${number})
      order by r.id desc limit 1)`,
}

interface Asked {
  kind: string
  number: string
  /** The mark that the page knows. */
  seen: string
}

/** A page asks every two seconds while someone looks at it, so this reads no more than it needs. */
export async function getRecordMark(db: Queryable, call: OperatorCall, asked: Asked): Promise<RecordMark> {
  const kind = readNotedKind(call, asked.kind)
  const { mark } = (await db.find<{ mark: string }>(queries[kind](asked.number))) ?? refuse('NotFound')
  const isChanged = asked.seen !== '' && asked.seen !== mark
  return { mark, by: isChanged ? await findAuthor(db, kind, asked.number) : null }
}

/** The person behind the newest record, if it is as new as the change. */
async function findAuthor(db: Queryable, kind: Kind, number: string): Promise<string | null> {
  const found = await db.find<{ by: string | null }>(sql`
    select ${auditAuthor} as by from (${auditsOf[kind](number)}) r left join people p on p.id = r.person_id
    where r.at > now() - interval '15 seconds' order by r.id desc limit 1`)
  return found?.by ?? null
}
