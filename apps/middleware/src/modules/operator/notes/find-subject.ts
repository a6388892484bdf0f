import type { assignedKinds } from '@tessera/contract/middleware/operator/note-models'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'

type SubjectKind = (typeof assignedKinds)[number]

const queries: Readonly<Record<SubjectKind, (number: string) => Sql>> = {
  order: (number) => sql`
    select id as number from sales_documents where id = ${number} or platform_order_id = ${number}`,
  quote: (number) => sql`select id as number from quotes where id = ${number} and state <> 'draft'`,
  customer: (number) => sql`select number from accounts where number = ${number}`,
  return: (number) => sql`select id as number from sales_returns where id = ${number}`,
  refund: (number) => sql`select id::text as number from credit_refunds where id::text = ${number}`,
}

/** The number under which notes and assignments are kept; refuses what is not there. */
export async function findSubject(db: Queryable, kind: SubjectKind, number: string): Promise<string> {
  const found = await db.find<{ number: string }>(queries[kind](number))
  return found?.number ?? refuse('NotFound')
}
