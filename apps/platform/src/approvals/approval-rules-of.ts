import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import type { OrderRecord } from '../orders/order-record.ts'

/** The key of the user in whose name the order is submitted; the seller's checkout submits for the order's user. */
export const submitterOf = ({ actor }: PlatformCall, { userKey }: OrderRecord): string | null =>
  actor.userType === 'buyer' ? actor.userKey : userKey

/** A column with the rules of the order's buyer, null if there are none. Read with other facts in one statement. */
export const approvalRulesOf = (
  { marketplace, buyerID }: Record<'marketplace' | 'buyerID', string | Sql>,
  submitter: string | null | Sql,
): Sql => sql`(
  select json_agg(json_build_object('id', r.id, 'groupID', r.approving_group_id, 'expression', r.rule_expression,
    'hasSubmitter', exists (select from users u where u.uid = ${submitter} and is_member(u, r.approving_group_id))) order by r.id)
  from approval_rules r where r.marketplace_id = ${marketplace} and r.buyer_id = ${buyerID})`
