import { users } from '@tessera/contract/platform/identity/users'
import type { NewApproval } from '@tessera/domain/orders/new-approvals'
import { join, name, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { selectList } from '../engine/select-list.ts'
import { userTable } from '../identity/user-rows.ts'
import type { OrderRecord } from '../orders/order-record.ts'

const userList = selectList(userTable(users))

/** The user as of the decision, since users change and leave. */
const userJson = (uid: Sql): Sql =>
  sql`(select to_jsonb(it) from (select ${userList} from users t where t.uid = ${uid}) it)`

/** An order or a return, with the table of its requests. */
export interface ApprovalSubject {
  table: 'order_approvals' | 'order_return_approvals'
  key: 'order_uid' | 'return_uid'
  uid: string
  /** Columns of the company whose rules ask. */
  company: Readonly<Record<string, string>>
}

export const orderSubject = ({ uid, marketplace, buyerID }: OrderRecord): ApprovalSubject => ({
  table: 'order_approvals',
  key: 'order_uid',
  uid,
  company: { marketplace_id: marketplace, buyer_id: buyerID },
})

/** A submission starts anew: requests of an earlier, declined one are replaced. */
export async function replaceApprovals(
  call: PlatformCall,
  record: OrderRecord,
  approvals: readonly NewApproval[],
  submitter: string | null,
): Promise<void> {
  await call.db.send(sql`delete from order_approvals where order_uid = ${record.uid}`)
  await addApprovals(call, orderSubject(record), approvals, submitter)
}

/** Adds requests; one that the submitter's own group approves names the submitter. */
export async function addApprovals(
  { db }: PlatformCall,
  { table, key, uid, company }: ApprovalSubject,
  approvals: readonly NewApproval[],
  submitter: string | null,
): Promise<void> {
  if (approvals.length === 0) return
  await db.send(sql`
    insert into ${name(table)} (${name(key)}, ${join(Object.keys(company).map(name))}, submitter_uid, approval_rule_id, approving_group_id,
      pending_rule_id, pending_group_id, status, date_completed, approver)
    select ${uid}::bigint, ${join(Object.values(company).map((value) => sql`${value}`))}, ${submitter}::bigint, r."ruleID", r."groupID",
      case when not r."isApproved" then r."ruleID" end, case when not r."isApproved" then r."groupID" end,
      case when r."isApproved" then 'Approved' else 'Pending' end, case when r."isApproved" then now() end,
      case when r."isApproved" then ${userJson(sql`${submitter}::bigint`)} end
    from jsonb_to_recordset(${JSON.stringify(approvals)}::jsonb) as r("ruleID" text, "groupID" text, "isApproved" boolean)`)
}

/** Writes the caller's answer to all requests of their groups at once. */
export async function answerApprovals(
  { db, actor, body }: PlatformCall,
  { table, key, uid }: ApprovalSubject,
  ruleIDs: readonly string[],
  status: 'Approved' | 'Declined',
  more: readonly Sql[] = [],
): Promise<void> {
  const set = [
    sql`status = ${status}, date_completed = now(), pending_rule_id = null, pending_group_id = null`,
    sql`comments = ${body.Comments ?? null}, approver = ${userJson(sql`${actor.userKey}::bigint`)}`,
    ...more,
  ]
  await db.send(sql`
    update ${name(table)} set ${join(set)}
    where ${name(key)} = ${uid} and approval_rule_id = any(${ruleIDs}::text[]) and status = 'Pending'`)
}
