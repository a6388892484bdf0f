import type { Attempt } from './attempt.ts'
import { type Driver, meansOf, move } from './attempt-runner.ts'
import { isOurs, isPlaced } from './order-steps.ts'

/**
 * Withdraws the payment so that the platform can't accept the order, then reads the order once more: an order that was
 * placed after all stays paid. Only then is the money released.
 */
export async function voidMove(driver: Driver, at: Attempt): Promise<Attempt | undefined> {
  const { steps } = driver
  await steps?.withdrawPayment(at.id)
  const order = await steps?.find()
  if (order && isPlaced(order) && isOurs(order, at)) return move(driver, at, 'submitting')
  const { status, reason, paymentId } = await meansOf(driver, at).void(at)
  if (status === 'voided' || status === 'declined' || status === 'expired' || status === 'none') {
    if (order?.status === 'Unsubmitted') await steps?.removePayment(at.id)
    return move(driver, at, 'voided', { providerPaymentId: paymentId ?? at.providerPaymentId })
  }
  if (status === 'refused') driver.needs.logger.error({ attempt: at.id, reason }, 'a payment could not be voided')
  return undefined
}
