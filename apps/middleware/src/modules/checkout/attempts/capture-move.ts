import type { Attempt } from './attempt.ts'
import { type AttemptRunner, moveAttempt, paymentMethodOf } from './attempt-runner.ts'
import type { AttemptChange } from './attempts.ts'
import type { OrderNow } from './order-steps.ts'
import { saveCard } from './save-card.ts'
import { startVoiding } from './start-voiding.ts'

/** The approvers may also have given the order back: then it is a cart again, and its next submission is paid anew. */
const isCanceledOrder = (order: OrderNow | undefined): boolean =>
  !order || order.status === 'Canceled' || order.status === 'Declined' || order.status === 'Unsubmitted'

/** Captures the money of a placed order once it is certain that the goods ship. */
export async function captureMove(runner: AttemptRunner, at: Attempt): Promise<Attempt | undefined> {
  const order = await runner.steps?.find()
  if (isCanceledOrder(order))
    return startVoiding(runner, at, 'canceled', 'The order was canceled. You weren’t charged.')
  if (order?.status === 'AwaitingApproval') return undefined
  const savedCardId = at.saveCard && !at.savedCardId ? await trySaveCard(runner, at) : at.savedCardId
  const { status, reason } = await paymentMethodOf(runner, at).capture(at)
  if (status === 'captured') {
    // staff may have canceled the order during the capture
    if (isCanceledOrder(await runner.steps?.find()))
      return startVoiding(runner, at, 'canceled', 'The order was canceled and your payment refunded.')
    return moveAttempt(runner, at, 'captured', capturedFacts({ ...at, savedCardId }))
  }
  if (status === 'unknown' || status === 'broken' || status === 'unavailable') return undefined
  runner.needs.logger.error({ attempt: at.id, order: at.orderId, status, reason }, 'an order could not be charged')
  return moveAttempt(runner, at, 'failed', {
    reason: `capture-${status}`,
    message: 'The payment for this order failed.',
  })
}

/** On terms nothing is charged now: the account owes it. */
export const capturedFacts = ({ method, amountCents, savedCardId }: Attempt): AttemptChange => ({
  capturedCents: method === 'Invoice' ? 0 : amountCents,
  savedCardId,
  awaitsApproval: false,
})

/** Saves the card if it can: neither the order nor the invoices wait for it. */
export async function trySaveCard({ needs }: AttemptRunner, at: Attempt): Promise<string | null> {
  try {
    return await saveCard(needs, at)
  } catch (error) {
    needs.logger.warn({ attempt: at.id, err: error }, 'a card was not saved')
    return null
  }
}
