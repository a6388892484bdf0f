import type { ApprovalRule, ExistingApproval } from '@tessera/domain/orders/new-approvals'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import { approvalRulesOf } from './approval-rules-of.ts'

export interface StoredApproval extends ExistingApproval {
  /** It waits for an answer, and the caller may give it. */
  isMine: boolean
}

export interface ApprovalsOfOrder {
  requests: readonly StoredApproval[]
  rules: readonly ApprovalRule[]
  submitter: string | null
  hasCheckoutEvent: boolean
  isCheckoutOnly: boolean
}

/** Reads the requests of a locked order, the buyer's rules and what opening the order depends on. */
export async function readApprovals({ db, actor }: PlatformCall, record: OrderRecord): Promise<ApprovalsOfOrder> {
  const { uid, marketplace, clientID, userKey } = record
  const submitter = sql`(select max(a.submitter_uid) from order_approvals a where a.order_uid = ${uid})`
  const client = sql`from api_clients c where c.marketplace_id = ${marketplace} and c.id = ${clientID}`
  const row = await db.find<ApprovalsOfOrder & { rules: ApprovalRule[] | null }>(sql`
    select ${submitter}::text as submitter, ${approvalRulesOf(record, submitter)} as rules,
      exists (select ${client} and c.order_checkout_integration_event_id is not null) as "hasCheckoutEvent",
      exists (select ${client} and c.checkout_only) as "isCheckoutOnly",
      (select coalesce(json_agg(json_build_object('ruleID', a.approval_rule_id, 'isApproved', a.status = 'Approved',
          'isMine', a.status = 'Pending' and me.uid is distinct from a.submitter_uid and is_member(me, a.approving_group_id)) order by a.approval_rule_id), '[]')
        from order_approvals a
        left join users me on me.uid = ${actor.userKey} and me.uid is distinct from ${userKey}::bigint and me.company_type = 'buyer' and me.company_id = a.buyer_id
        where a.order_uid = ${uid}) as requests`)
  if (!row) throw new Error('A select without a from clause answers one row.')
  return { ...row, rules: row.rules ?? [] }
}
