import { randomUUID } from 'node:crypto'
import { PlatformError } from '@tessera/client/platform-error'
import { waitUntilFree } from '../../../kit/http/wait-until-free.ts'
import { ShopError } from '../../../kit/shop-error.ts'
import type { Attempt } from '../../checkout/attempts/attempt.ts'
import { releaseLease, takeLease } from '../../checkout/attempts/attempts.ts'
import { settleApprovalRule } from '../../people/spending-limits/settle-approval-rule.ts'
import type { ApprovalAnswer, ApprovalNeeds } from './approval-needs.ts'

export interface LeasedAttempt {
  attempt: Attempt
  lease: string
}

/** Runs the work while no cancellation, capture or other answer can touch the order's payment. */
export async function withLeasedAttempt<T>(
  { database }: ApprovalNeeds,
  attemptId: string,
  work: (leased: LeasedAttempt) => Promise<T>,
): Promise<T> {
  const lease = randomUUID()
  const attempt = await waitUntilFree(() => takeLease(database, attemptId, lease))
  try {
    return await work({ attempt, lease })
  } finally {
    await releaseLease(database, attemptId, lease)
  }
}

/** Sends the answer with the approver's own token, after making sure that the platform knows the approvers. */
export async function answerOnPlatform(
  { database, commerce }: ApprovalNeeds,
  orderId: string,
  verb: 'Approve' | 'Decline',
  { customer, bearerToken, comment }: ApprovalAnswer,
): Promise<void> {
  await settleApprovalRule(database, commerce, customer.account.id, true)
  try {
    await commerce.client.Orders[verb]('Outgoing', orderId, { Comments: comment }, { accessToken: bearerToken })
  } catch (error) {
    throw approvalError(error)
  }
}

/** The approver no longer finds an order that was answered or canceled meanwhile. */
function approvalError(error: unknown): unknown {
  if (!(error instanceof PlatformError) || error.status >= 500) return error
  if (error.status === 404 || error.errorCode === 'Order.MustBeAwaitingApproval')
    return new ShopError('Approval.NotWaiting')
  if (error.errorCode === 'Inventory.Insufficient') return new ShopError('Approval.SoldOut')
  return new ShopError('Approval.Refused', { message: error.message })
}
