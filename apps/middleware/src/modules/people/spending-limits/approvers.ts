import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'

/** Condition for people (p) who may approve: active, with the right, and without a limit of their own. */
export const isApprover: Sql = sql`p.status = 'active' and 'approve' = any(p.rights)
  and p.order_limit_cents is null and p.month_limit_cents is null`

/** Condition for an account (a) whose orders above a limit wait for approval; without approvers they are blocked. */
const asksApproval: Sql = sql`a.over_limit = 'approve'
  and exists (select from people p where p.account_id = a.id and ${isApprover})`

export async function canAskApproval(db: Queryable, accountID: string): Promise<boolean> {
  const found = await db.find(sql`select from accounts a where a.id = ${accountID} and ${asksApproval}`)
  return found !== undefined
}

const maxApprovers = 20

export interface Approver {
  email: string
  firstName: string
  name: string
}

/** Their names, for texts. */
export const approverNames = (accountID: string): Sql => sql`
  select concat_ws(' ', p.first_name, p.last_name) as name from people p
  where p.account_id = ${accountID} and ${isApprover}
  order by name
  limit ${maxApprovers}::int`

export const listApprovers = (db: Queryable, accountID: string): Promise<Approver[]> =>
  db.rows<Approver>(sql`
    select p.email, p.first_name as "firstName", concat_ws(' ', p.first_name, p.last_name) as name from people p
    where p.account_id = ${accountID} and ${isApprover}
    order by name
    limit ${maxApprovers}::int`)
