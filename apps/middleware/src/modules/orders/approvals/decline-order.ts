import { queueSettling } from '../../checkout/attempts/queue-settling.ts'
import { releaseCredit } from '../../checkout/methods/terms-method.ts'
import { audit } from '../../people/accounts/audit.ts'
import { settleLater } from '../cancellations/settle-canceled.ts'
import { closeSalesDocument } from '../records/close-sales-document.ts'
import { answerOnPlatform, withLeasedAttempt } from './answer-on-platform.ts'
import { queueAnsweredEmail } from './approval-emails.ts'
import type { ApprovalAnswer, ApprovalNeeds } from './approval-needs.ts'
import { findWaitingOrder, type WaitingOrder } from './find-waiting-order.ts'
import { reopenQuote } from './reopen-quote.ts'
import { withHeldOrder } from './with-held-order.ts'

/** Declines a waiting order for good; the payment job voids the card. */
export async function declineOrder(needs: ApprovalNeeds, answer: ApprovalAnswer): Promise<void> {
  const waiting = await findWaitingOrder(needs.database, answer, 'declined')
  if (!waiting) return
  const decline = async (): Promise<void> => {
    await answerOnPlatform(needs, waiting.orderId, 'Decline', answer)
    await recordDecline(needs, waiting, answer)
  }
  if (waiting.attemptId) await withLeasedAttempt(needs, waiting.attemptId, decline)
  else
    await withHeldOrder(needs, { id: waiting.id, now: answer.now }, async () => {
      if (await findWaitingOrder(needs.database, answer, 'declined')) await decline()
    })
}

/** A declined quote is on offer again; a cart is a cart again. */
function nextStepAfterDecline(quoteId: string | null, isCart: boolean): string {
  if (quoteId) return `You weren’t charged. Quote ${quoteId} is still on offer until it expires.`
  return isCart
    ? 'You weren’t charged. You can change the order and place it again.'
    : 'You weren’t charged. Nothing was added to your order.'
}

function recordDecline(
  { database, publicUrl }: ApprovalNeeds,
  { id, attemptId }: WaitingOrder,
  { customer, comment, auditActor, now }: ApprovalAnswer,
): Promise<void> {
  const text = `${customer.firstName} ${customer.lastName} declined the order: “${comment}”`
  return database.transaction(async (db) => {
    const isClosed = await closeSalesDocument(db, id, {
      status: 'declined',
      at: now,
      text,
      personId: customer.personID,
    })
    if (!isClosed) return
    await settleLater(db, id, now)
    if (attemptId) {
      await releaseCredit(db, attemptId)
      await queueSettling(db, attemptId)
    }
    const quoteId = await reopenQuote(db, id, now)
    const lines = [text, nextStepAfterDecline(quoteId, attemptId !== null)]
    await queueAnsweredEmail(
      db,
      { documentId: id, template: 'order-declined', outcome: 'was declined', lines },
      publicUrl,
    )
    await audit(db, auditActor, { action: 'order.decline', object: id, after: { reason: comment } })
  })
}
