import { depositOf } from '@tessera/domain/planning/offer-price'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { takeCreditAgain } from '../../checkout/methods/terms-method.ts'
import { requestDeposit } from '../../ledger/posting/deposits.ts'
import { queueAnsweredEmail } from './approval-emails.ts'

export interface Approval {
  id: string
  at: Date
  publicUrl: string
  /** Unknown if the order was approved through the platform's own API. */
  by?: { personId: string; name: string; comment: string | null }
}

interface OpenedOrder {
  attemptId: string | null
  totalCents: number
  /** A quote without terms. */
  needsDeposit: boolean
}

/**
 * Opens an order that the company approved and takes its credit or asks for its deposit, in the caller's transaction. Later calls change
 * nothing.
 */
export async function openApproved(db: Queryable, { id, at, by, publicUrl }: Approval): Promise<void> {
  const opened = await db.find<OpenedOrder>(sql`
    update sales_documents set status = 'open' where id = ${id} and status = 'awaiting-approval'
    returning attempt_id as "attemptId", total_cents::float8 as "totalCents",
      origin = 'quote' and payment_method is null as "needsDeposit"`)
  if (!opened) return
  if (opened.attemptId) await takeCreditAgain(db, opened.attemptId)
  if (opened.needsDeposit) await requestDeposit(db, { orderId: id, cents: depositOf(opened.totalCents), now: at })
  const who = by?.name ?? 'Your company'
  const text = `${who} approved the order.${by?.comment ? ` “${by.comment}”` : ''}`
  await db.rows(sql`
    insert into sales_events (document_id, kind, at, text, person_id)
    values (${id}, 'approved', ${at}, ${text}, ${by?.personId ?? null})
    on conflict do nothing`)
  const lines = [text, 'We’re getting it ready and will tell you when it ships.']
  await queueAnsweredEmail(db, { documentId: id, template: 'order-approved', outcome: 'is approved', lines }, publicUrl)
}
