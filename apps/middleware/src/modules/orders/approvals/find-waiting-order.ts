import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { refuseRight } from '../../people/rights/billing-rights.ts'
import { getOrderRecord } from '../records/get-order.ts'
import type { ApprovalAnswer } from './approval-needs.ts'

export interface WaitingOrder {
  id: string
  orderId: string
  /** Null for an order that was made here: it has no payment yet. */
  attemptId: string | null
}

/** The order that waits for this approver, or undefined if they have given this answer before, as by a second click. */
export async function findWaitingOrder(
  db: Queryable,
  { customer, number }: Pick<ApprovalAnswer, 'customer' | 'number'>,
  answer: 'approved' | 'declined',
): Promise<WaitingOrder | undefined> {
  if (!customer.rights.has('approve')) return refuseRight(db, customer, 'Approval.NeedsRight')
  const { number: id, status, orderId, attemptId, personId } = await getOrderRecord(db, customer, number)
  if (status !== 'awaiting-approval') {
    if (await hasAnswered(db, id, answer, customer.personID)) return undefined
    return refuse('Approval.NotWaiting')
  }
  if (personId === customer.personID) return refuse('Approval.OwnOrder')
  // the job that copies it to the platform runs in a moment
  if (!orderId) return refuse('Server.Busy', { headers: { 'retry-after': '5' } })
  return { id, orderId, attemptId }
}

async function hasAnswered(db: Queryable, documentId: string, answer: string, personId: string): Promise<boolean> {
  const found = await db.find(sql`
    select from sales_events where document_id = ${documentId} and kind = ${answer} and person_id = ${personId}`)
  return found !== undefined
}
