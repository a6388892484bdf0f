import type { Attempt } from './attempt.ts'
import { type Driver, meansOf, move } from './attempt-runner.ts'
import type { OrderNow } from './order-steps.ts'
import { saveCard } from './save-card.ts'
import { startVoiding } from './start-voiding.ts'

const isOff = (order: OrderNow | undefined): boolean =>
  !order || order.status === 'Canceled' || order.status === 'Declined'

/** Captures the money of a placed order once it is certain that the goods ship. */
export async function captureMove(driver: Driver, at: Attempt): Promise<Attempt | undefined> {
  const order = await driver.steps?.find()
  if (isOff(order)) return startVoiding(driver, at, 'canceled', 'The order was canceled. You weren’t charged.')
  if (order?.status === 'AwaitingApproval') return undefined
  const savedCardId = at.saveCard && !at.savedCardId ? await savedOrNot(driver, at) : at.savedCardId
  const { status, reason } = await meansOf(driver, at).capture(at)
  if (status === 'captured') {
    // staff may have canceled the order during the capture
    if (isOff(await driver.steps?.find()))
      return startVoiding(driver, at, 'canceled', 'The order was canceled and your payment refunded.')
    // on terms nothing is charged now: the account owes it
    const capturedCents = at.method === 'Invoice' ? 0 : at.amountCents
    return move(driver, at, 'captured', { capturedCents, savedCardId, awaitsApproval: false })
  }
  if (status === 'unknown' || status === 'broken' || status === 'unavailable') return undefined
  driver.needs.logger.error({ attempt: at.id, order: at.orderId, status, reason }, 'an order could not be charged')
  return move(driver, at, 'failed', { reason: `capture-${status}`, message: 'The payment for this order failed.' })
}

/** Saves the card if it can: neither the order nor the invoices wait for it. */
export async function savedOrNot({ needs }: Driver, at: Attempt): Promise<string | null> {
  try {
    return await saveCard(needs, at)
  } catch (error) {
    needs.logger.warn({ attempt: at.id, err: error }, 'a card was not saved')
    return null
  }
}
