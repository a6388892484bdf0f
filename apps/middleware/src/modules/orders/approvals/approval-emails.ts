import type { OverLimit } from '@tessera/domain/sales/over-limit'
import { overLimitText } from '@tessera/domain/sales/over-limit-text'
import type { Queryable } from '@tessera/server/database'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { listApprovers } from '../../people/spending-limits/approvers.ts'
import { type ApprovalOutcome, approvalOutcomeEmail, approvalRequestEmail } from '../emails/approval-emails.ts'
import { findEmailedOrder } from '../emails/order-for-email.ts'

interface AskedOrder {
  number: string
  accountId: string
  placedBy: string
  overLimit: OverLimit | null
}

/** Tells everyone who may approve, in the transaction that imports the order or that claims the reminder. */
export async function queueApprovalRequests(
  db: Queryable,
  { number, accountId, placedBy, overLimit }: AskedOrder,
  publicUrl: string,
  template: 'approval-requested' | 'approval-reminder' = 'approval-requested',
): Promise<void> {
  const order = await findEmailedOrder(db, number, { publicUrl, now: new Date() })
  if (!order) return
  const question = { template, placedBy, reason: overLimitText(overLimit) }
  for (const approver of await listApprovers(db, accountId))
    await queueEmail(db, approvalRequestEmail(approver, order, question, publicUrl))
}

/** Tells the person who placed the order. */
export async function queueAnsweredEmail(
  db: Queryable,
  { documentId, ...outcome }: ApprovalOutcome & { documentId: string },
  publicUrl: string,
): Promise<void> {
  const order = await findEmailedOrder(db, documentId, { publicUrl, now: new Date() })
  if (order) await queueEmail(db, approvalOutcomeEmail(order, outcome, publicUrl))
}
