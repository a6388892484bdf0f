import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import type { StoreOperator, Visitor } from '../../../kit/visitor.ts'
import { type AuditActor, type AuditEntry, audit } from '../../people/accounts/audit.ts'
import { quoteChangedAt } from '../../plans/quotes/quote-changed-at.ts'

export interface OperatorCall {
  actor: Visitor
  now: Date
  requestID: string
  from: string
  /** The header Idempotency-Key. */
  key?: string | undefined
}

/** The guard admits only operators to these operations; this tells the compiler. */
export const operatorOf = ({ actor }: { actor: Visitor }): StoreOperator =>
  actor.bearer?.operator ?? refuse('Session.Missing')

/** Locks the order until the transaction ends; refuses unknown numbers. */
export async function lockOrderByNumber(
  db: Queryable,
  number: string,
): Promise<{ id: string; accountId: string | null; status: string; isBeingCanceled: boolean }> {
  const found = await db.find<{ id: string; accountId: string | null; status: string; isBeingCanceled: boolean }>(sql`
    select id, account_id as "accountId", status, cancel_asked_at is not null as "isBeingCanceled" from sales_documents
    where id = ${number} or platform_order_id = ${number} for update`)
  return found ?? refuse('NotFound')
}

export async function lockQuoteById(
  db: Queryable,
  id: string,
): Promise<{ accountId: string; state: string; changedAt: string }> {
  const found = await db.find<{ accountId: string; state: string; changedAt: string }>(sql`
    select q.account_id as "accountId", q.state, ${quoteChangedAt} as "changedAt"
    from quotes q where q.id = ${id} and q.state <> 'draft' for update`)
  return found ?? refuse('NotFound')
}

/** Writes an audit record with the operator's name. */
export const recordOperatorAction = (
  db: Queryable,
  call: OperatorCall,
  accountID: string | null,
  action: Omit<AuditEntry, 'accountID'>,
) => audit(db, operatorActorOf(call, accountID), action)

/** The operator as the author of an audit record about this account. */
export function operatorActorOf(call: OperatorCall, accountID: string | null): AuditActor {
  const { userID, name } = operatorOf(call)
  return { personID: null, accountID, actor: `${name} (${userID})`, requestID: call.requestID, from: call.from }
}
