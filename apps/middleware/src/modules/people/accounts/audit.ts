import type { AuditAction } from '@tessera/domain/audit/action-words'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Visitor } from '../../../kit/visitor.ts'

/** Author of a change and their address. `actor` names a person who isn't a customer. */
export interface AuditActor {
  personID: string | null
  accountID: string | null
  actor?: string
  requestID?: string
  from?: string
  /** User agent of the browser; not stored. */
  agent?: string | undefined
}

export interface AuditEntry {
  /** Subject and verb, such as `user.lock`. */
  action: AuditAction
  object: string
  /** Only fields the screens may show: never a secret. */
  before?: object
  after?: object
  /** Account, if not the actor's own. */
  accountID?: string
}

export const auditActorOf = (call: { actor: Visitor; requestID: string; from: string }): AuditActor => ({
  personID: call.actor.customer?.personID ?? null,
  ...actingActor(call.actor),
  accountID: call.actor.customer?.account.id ?? null,
  requestID: call.requestID,
  from: call.from,
  agent: call.actor.agent,
})

/** The member of staff who acts for the customer; the record then names both. */
function actingActor({ customer }: Visitor): Pick<AuditActor, 'actor'> {
  const acting = customer?.acting
  return acting ? { actor: `${acting.name} (${acting.userID})` } : {}
}

/** Inserts an audit record in the transaction of the change. */
export async function audit(db: Queryable, auditActor: AuditActor, entry: AuditEntry): Promise<void> {
  const json = (value: object | undefined) => (value ? JSON.stringify(value) : null)
  await db.rows(sql`
    insert into audit_records (person_id, actor, account_id, action, object, before, after, request_id, address)
    values (${auditActor.personID}, ${auditActor.actor ?? null}, ${entry.accountID ?? auditActor.accountID}, ${entry.action}, ${entry.object},
      ${json(entry.before)}::jsonb, ${json(entry.after)}::jsonb, ${auditActor.requestID ?? null}, ${auditActor.from ?? null})`)
}
