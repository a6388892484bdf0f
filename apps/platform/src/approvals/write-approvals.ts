import { users } from '@tessera/contract/platform/identity/users'
import type { NewApproval } from '@tessera/domain/orders/new-approvals'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { selectList } from '../engine/select-list.ts'
import { userTable } from '../identity/user-rows.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import { submitterOf } from './approval-rules-of.ts'

const userList = selectList(userTable(users))

/** The user as of the decision, since users change and leave. */
const userJson = (uid: Sql): Sql =>
  sql`(select to_jsonb(it) from (select ${userList} from users t where t.uid = ${uid}) it)`

/** A submission starts anew: requests of an earlier, declined one are replaced. */
export async function replaceApprovals(
  call: PlatformCall,
  record: OrderRecord,
  approvals: readonly NewApproval[],
): Promise<void> {
  await call.db.send(sql`delete from order_approvals where order_uid = ${record.uid}`)
  await addApprovals(call, record, approvals, submitterOf(call, record))
}

/** Adds requests; one that the submitter's own group approves names the submitter. */
export async function addApprovals(
  { db }: PlatformCall,
  { uid, marketplace, buyerID }: OrderRecord,
  approvals: readonly NewApproval[],
  submitter: string | null,
): Promise<void> {
  if (approvals.length === 0) return
  await db.send(sql`
    insert into order_approvals (order_uid, marketplace_id, buyer_id, submitter_uid, approval_rule_id, approving_group_id,
      pending_rule_id, pending_group_id, status, date_completed, approver)
    select ${uid}::bigint, ${marketplace}, ${buyerID}, ${submitter}::bigint, r."ruleID", r."groupID",
      case when not r."isApproved" then r."ruleID" end, case when not r."isApproved" then r."groupID" end,
      case when r."isApproved" then 'Approved' else 'Pending' end, case when r."isApproved" then now() end,
      case when r."isApproved" then ${userJson(sql`${submitter}::bigint`)} end
    from jsonb_to_recordset(${JSON.stringify(approvals)}::jsonb) as r("ruleID" text, "groupID" text, "isApproved" boolean)`)
}

export interface ApprovalAnswer {
  status: 'Approved' | 'Declined'
  allowResubmit: boolean
}

/** Writes the caller's answer to all requests of their groups at once. */
export async function answerApprovals(
  { db, actor, body }: PlatformCall,
  { uid }: OrderRecord,
  ruleIDs: readonly string[],
  { status, allowResubmit }: ApprovalAnswer,
): Promise<void> {
  await db.send(sql`
    update order_approvals set status = ${status}, allow_resubmit = ${allowResubmit}, date_completed = now(),
      pending_rule_id = null, pending_group_id = null, comments = ${body.Comments ?? null}, approver = ${userJson(sql`${actor.userKey}::bigint`)}
    where order_uid = ${uid} and approval_rule_id = any(${ruleIDs}::text[]) and status = 'Pending'`)
}
