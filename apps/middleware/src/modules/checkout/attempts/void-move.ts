import type { Attempt } from './attempt.ts'
import { type AttemptRunner, moveAttempt, paymentMethodOf } from './attempt-runner.ts'
import { hasOurPayment, isPlaced } from './order-steps.ts'

/**
 * Withdraws the payment so that the platform can't accept the order, then reads the order once more: an order that was
 * placed after all stays paid. Only then is the money released.
 */
export async function voidMove(runner: AttemptRunner, at: Attempt): Promise<Attempt | undefined> {
  const { steps } = runner
  await steps?.withdrawPayment(at.id)
  const order = await steps?.find()
  if (order && isPlaced(order) && hasOurPayment(order, at)) return moveAttempt(runner, at, 'submitting')
  const { status, reason, paymentId } = await paymentMethodOf(runner, at).void(at)
  if (status === 'voided' || status === 'declined' || status === 'expired' || status === 'none') {
    if (order?.status === 'Unsubmitted') await steps?.removePayment(at.id)
    return moveAttempt(runner, at, 'voided', { providerPaymentId: paymentId ?? at.providerPaymentId })
  }
  if (status === 'refused') runner.needs.logger.error({ attempt: at.id, reason }, 'a payment could not be voided')
  return undefined
}
