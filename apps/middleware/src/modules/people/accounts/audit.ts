import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Visitor } from '../../../kit/visitor.ts'

/** Who did it, and from where. `actor` names whoever is no customer. */
export interface Doer {
  personID: string | null
  accountID: string | null
  actor?: string
  requestID?: string
  from?: string
  /** The browser, as it names itself; not written down. */
  agent?: string | undefined
}

export interface Deed {
  /** `user.lock`: what it is about, then what was done. */
  action: string
  object: string
  /** Only what the screens may show: never a secret. */
  before?: object
  after?: object
  /** Where it is not the doer's own. */
  accountID?: string
}

export const doerOf = (call: { actor: Visitor; requestID: string; from: string }): Doer => ({
  personID: call.actor.customer?.personID ?? null,
  accountID: call.actor.customer?.account.id ?? null,
  requestID: call.requestID,
  from: call.from,
  agent: call.actor.agent,
})

/** RELIABILITY 7.9: written in the transaction of the change it tells. */
export async function audit(db: Queryable, doer: Doer, deed: Deed): Promise<void> {
  const json = (value: object | undefined) => (value ? JSON.stringify(value) : null)
  await db.rows(sql`
    insert into audit_records (person_id, actor, account_id, action, object, before, after, request_id, address)
    values (${doer.personID}, ${doer.actor ?? null}, ${deed.accountID ?? doer.accountID}, ${deed.action}, ${deed.object},
      ${json(deed.before)}::jsonb, ${json(deed.after)}::jsonb, ${doer.requestID ?? null}, ${doer.from ?? null})`)
}
