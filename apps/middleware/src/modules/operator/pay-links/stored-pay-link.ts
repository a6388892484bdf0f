import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { hashOf } from '../../people/session/secret.ts'

interface LinkFields {
  id: string
  accountId: string
  customer: string
  amountCents: number
  email: string
  isOver: boolean
}
export interface DocumentLink extends LinkFields {
  documentId: string
  /** The last try to pay. */
  paymentId: string | null
}
export interface CounterLink extends LinkFields {
  documentId: null
  counterOrderId: string
  counterVersion: number
  /** The member of staff who sent it, as orders of the counter name the one who placed them. */
  sentBy: object
}
export type StoredPayLink = DocumentLink | CounterLink

/** An unknown secret is refused; what an expired one may still show is up to the caller. */
export async function getPayLink(db: Queryable, token: string, now: Date): Promise<StoredPayLink> {
  const found = await db.find<StoredPayLink>(sql`
    select l.id, l.account_id as "accountId", a.name as customer, l.document_id as "documentId",
      l.counter_order_id as "counterOrderId", l.counter_version as "counterVersion",
      l.amount_cents::float8 as "amountCents", l.email, l.sent_by as "sentBy", l.payment_id as "paymentId",
      l.expires_at <= ${now} as "isOver"
    from pay_links l join accounts a on a.id = l.account_id
    where l.hash = ${hashOf(token)}`)
  return found ?? refuse('Form.LinkInvalid', { message: 'This link isn’t valid. Use the link in our latest email.' })
}

export const refuseExpired = (): never =>
  refuse('Form.LinkExpired', { message: 'This link has expired. Ask us for a new one.' })
