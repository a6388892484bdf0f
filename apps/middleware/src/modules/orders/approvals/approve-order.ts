import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { queueSettling } from '../../checkout/attempts/queue-settling.ts'
import { renewAuthorization } from '../../checkout/attempts/renew-authorization.ts'
import { readCredit, releaseCredit, reserveCredit } from '../../checkout/methods/terms-method.ts'
import { audit } from '../../people/accounts/audit.ts'
import { releaseOrder } from '../records/hold-order.ts'
import { isClearRefusal } from '../records/is-clear-refusal.ts'
import { recordOrderEvent } from '../records/record-order-event.ts'
import { answerOnPlatform, type LeasedAttempt, withLeasedAttempt } from './answer-on-platform.ts'
import type { ApprovalAnswer, ApprovalNeeds } from './approval-needs.ts'
import { findWaitingOrder, type WaitingOrder } from './find-waiting-order.ts'
import { openApproved } from './open-approved.ts'
import { withHeldOrder } from './with-held-order.ts'

/**
 * Approves a waiting order: first its money is made sure of, then the platform takes the stock and opens the order. The
 * platform decides between rivals, so an order is approved, declined or canceled once. Jobs finish what a crash leaves.
 */
export async function approveOrder(needs: ApprovalNeeds, answer: ApprovalAnswer): Promise<{ isCardRenewed: boolean }> {
  const waiting = await findWaitingOrder(needs.database, answer, 'approved')
  if (!waiting) return { isCardRenewed: false }
  const { attemptId } = waiting
  if (!attemptId) return approveUnpaid(needs, waiting, answer)
  return withLeasedAttempt(needs, attemptId, async (leased) => {
    const isCardRenewed = await secureMoney(needs, leased, answer.now)
    await approveOrRelease(needs, { ...waiting, attemptId }, answer)
    await recordApproval(needs, waiting, answer, isCardRenewed ? leased.attempt.words : undefined)
    return { isCardRenewed }
  })
}

/** A quote or an addition: on terms its credit is taken by the hold, without terms a deposit is asked for. */
async function approveUnpaid(
  needs: ApprovalNeeds,
  waiting: WaitingOrder,
  answer: ApprovalAnswer,
): Promise<{ isCardRenewed: boolean }> {
  const take = (db: Queryable) => refuseCreditExceeded(db, waiting.id)
  await withHeldOrder(needs, { id: waiting.id, now: answer.now, take }, async () => {
    // the first of two clicks may have held it until now
    if (!(await findWaitingOrder(needs.database, answer, 'approved'))) return
    await answerOnPlatform(needs, waiting.orderId, 'Approve', answer)
    await recordApproval(needs, waiting, answer, undefined)
  })
  return { isCardRenewed: false }
}

/** Checks the credit line with the account locked; the hold, in the same transaction, counts the order already. */
async function refuseCreditExceeded(db: Queryable, id: string): Promise<void> {
  const order = await db.find<{ accountId: string }>(sql`
    select account_id as "accountId" from sales_documents where id = ${id} and payment_method = 'Invoice'`)
  if (!order) return
  const credit = await readCredit(db, order.accountId)
  if (!credit?.isGood)
    return refuse('Order.CreditExceeded', {
      message: 'Your account can’t buy on terms right now. Please call your store.',
    })
  const shortCents = credit.usedCents - credit.lineCents
  if (shortCents > 0) refuse('Order.CreditExceeded', { data: { shortCents, creditLineCents: credit.lineCents } })
}

/** Takes the credit, or asks for a card's authorization again if it ran out. */
async function secureMoney({ payments, database }: ApprovalNeeds, leased: LeasedAttempt, now: Date): Promise<boolean> {
  const { attempt, lease } = leased
  if (attempt.amountCents === 0) return false
  if (attempt.method === 'Invoice') {
    const { status, message } = await database.transaction((db) => reserveCredit(db, attempt, now))
    return status === 'authorized' ? false : refuse('Order.CreditExceeded', message ? { message } : {})
  }
  const check = await renewAuthorization(payments, attempt, lease)
  if (check === 'unknown') return refuse('Approval.PaymentUnavailable')
  if (check === 'refused') return refuse('Approval.CardRefused')
  return check === 'renewed'
}

/** A refused approval gives the credit back; after a lost reply a job finds out. */
async function approveOrRelease(
  needs: ApprovalNeeds,
  waiting: WaitingOrder & { attemptId: string },
  answer: ApprovalAnswer,
): Promise<void> {
  try {
    await answerOnPlatform(needs, waiting.orderId, 'Approve', answer)
  } catch (error) {
    if (isClearRefusal(error)) await releaseCredit(needs.database, waiting.attemptId)
    throw error
  }
}

function recordApproval(
  { database, publicUrl }: ApprovalNeeds,
  { id, attemptId }: WaitingOrder,
  { customer, comment, auditActor, now }: ApprovalAnswer,
  renewedCard: string | undefined,
): Promise<void> {
  const by = { personId: customer.personID, name: `${customer.firstName} ${customer.lastName}`, comment }
  return database.transaction(async (db) => {
    await openApproved(db, { id, at: now, by, publicUrl })
    if (renewedCard) {
      const text = `The card authorization had expired. We authorized ${renewedCard} again.`
      await recordOrderEvent(db, { documentId: id, kind: 'card-renewed', at: now, text })
    }
    if (attemptId) await queueSettling(db, attemptId)
    else await releaseOrder(db, id, now)
    await audit(db, auditActor, { action: 'order.approve', object: id, after: { comment } })
  })
}
