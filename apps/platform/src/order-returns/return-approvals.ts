import type { ApprovalRule } from '@tessera/domain/orders/new-approvals'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import type { StoredApproval } from '../approvals/read-approvals.ts'
import type { ApprovalSubject } from '../approvals/write-approvals.ts'
import { readPromotionFacts } from '../orders/read-promotion-facts.ts'
import type { LockedReturn } from './locked-return.ts'
import { wireReturn } from './return-calculation.ts'

export const approvalSubject = ({ actor }: PlatformCall, uid: string): ApprovalSubject => ({
  table: 'order_return_approvals',
  key: 'return_uid',
  uid,
  company: { marketplace_id: actor.marketplace, owner_id: actor.marketplace },
})

export interface ApprovalsOfReturn {
  requests: readonly StoredApproval[]
  rules: readonly ApprovalRule[]
  submitter: string | null
}

/** A column with the seller's rules about returns, for this submitter. */
export const sellerRulesOf = (marketplace: string, submitter: Sql): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', r.id, 'groupID', r.approving_group_id, 'expression', r.rule_expression,
    'hasSubmitter', exists (select from users u where u.uid = ${submitter} and is_member(u, r.approving_group_id))) order by r.id), '[]')
  from seller_approval_rules r where r.marketplace_id = ${marketplace} and r.approval_type = 'OrderReturn')`

/** Reads the requests of a locked return and the seller's rules. `submitter`: null for the one who submitted it. */
export async function readReturnApprovals(
  { db, actor }: PlatformCall,
  uid: string,
  submitter: string | null = null,
): Promise<ApprovalsOfReturn> {
  const { marketplace, userKey } = actor
  const stored = sql`(select max(a.submitter_uid) from order_return_approvals a where a.return_uid = ${uid})`
  const submitted = submitter === null ? stored : sql`${submitter}::bigint`
  const row = await db.find<ApprovalsOfReturn>(sql`
    select ${submitted}::text as submitter, ${sellerRulesOf(marketplace, submitted)} as rules, (
      select coalesce(json_agg(json_build_object('ruleID', a.approval_rule_id, 'isApproved', a.status = 'Approved',
        'isMine', a.status = 'Pending' and me.uid is distinct from a.submitter_uid and is_member(me, a.approving_group_id)) order by a.approval_rule_id), '[]')
      from order_return_approvals a
      left join users me on me.uid = ${userKey} and me.company_type = 'seller'
      where a.return_uid = ${uid}) as requests`)
  if (!row) throw new Error('A select without a from clause answers one row.')
  return row
}

/** The return, its order and the order's lines, as rules see them. */
export async function readReturnFacts(call: PlatformCall, { locked, state }: Pick<LockedReturn, 'locked' | 'state'>) {
  const { record, catalog } = locked
  const facts = await readPromotionFacts(call.db, record, locked.state, catalog, call.now)
  return { ...facts, orderReturn: wireReturn(state, record.state.order.id, call.now) }
}
