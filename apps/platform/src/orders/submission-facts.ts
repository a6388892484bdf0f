import type { ApprovalRule } from '@tessera/domain/orders/new-approvals'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { approvalRulesOf } from '../approvals/approval-rules-of.ts'

/** Facts that a submission depends on besides the order, its products, promotions and accounts. */
export interface SubmissionFacts {
  currency: string | null
  hasCheckoutEvent: boolean
  isCheckoutOnly: boolean
  rules: ApprovalRule[] | null
}

/** A column with the facts of the order `t`: it is read when the order is locked. */
export function submissionColumn({ actor }: Pick<PlatformCall, 'actor'>): Sql {
  const buyer = { marketplace: sql`t.marketplace_id`, buyerID: sql`t.from_company_id` }
  const submitter = actor.userType === 'buyer' ? sql`${actor.userKey}::bigint` : sql`t.from_user_uid`
  return sql`json_build_object(
    'currency', user_locale(t.marketplace_id, 'buyer', t.from_company_id,
      coalesce((select u.id from users u where u.uid = t.from_user_uid), t.from_user ->> 'ID', '')) ->> 'Currency',
    'hasCheckoutEvent', exists (
      select from api_clients c
      where c.marketplace_id = t.marketplace_id and c.id = t.client_id and c.order_checkout_integration_event_id is not null),
    'isCheckoutOnly', exists (
      select from api_clients c
      where c.marketplace_id = t.marketplace_id and c.id in (t.client_id, ${actor.clientID}) and c.checkout_only),
    'rules', ${approvalRulesOf(buyer, submitter)})`
}

/** The same of an order that was locked without them. */
export async function readSubmissionFacts(call: PlatformCall, uid: string): Promise<SubmissionFacts> {
  const row = await call.db.find<{ facts: SubmissionFacts }>(sql`
    select ${submissionColumn(call)} as facts
    from orders t
    where t.uid = ${uid}`)
  if (!row) throw new Error('An order that is locked is there to be read.')
  return row.facts
}
