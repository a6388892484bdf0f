import type { Authorized, Failure, None, PaymentPort, ProviderPayment, Refused } from '@tessera/providers/payment/port'
import type { Attempt } from '../attempts/attempt.ts'
import type { Means, Standing } from './payment-method.ts'

const currency = 'USD'

type Answer = Authorized | Refused | None | Failure | { outcome: 'done' | 'found'; payment: ProviderPayment }

/** Cards and loans through the provider, always with an idempotency key made of the attempt ID (PAY-1). */
export const providerMeans = (provider: PaymentPort): Means => ({
  authorize: async (at) =>
    standingOf(
      await provider.authorize({
        idempotencyKey: at.id,
        amountCents: at.amountCents,
        currency,
        source: at.method === 'Citizen_Pay' ? { kind: 'loan' } : { kind: 'card', token: at.providerToken ?? '' },
        description: descriptionOf(at),
        returnUrl: at.returnUrl,
      }),
    ),
  look: async (at) => standingOf(await provider.find(byWhat(at))),
  capture: async ({ id, amountCents, providerPaymentId }) =>
    standingOf(
      await provider.capture({ paymentId: providerPaymentId ?? '', amountCents, idempotencyKey: `${id}-capture` }),
    ),
  void: (at) => voidOrRefund(provider, at),
})

const descriptionOf = ({ orderId, purpose }: Attempt): string => {
  if (purpose === 'invoices') return 'Invoices'
  return orderId ? `Order ${orderId}` : 'Card to be saved'
}

const byWhat = ({ id, providerPaymentId }: Attempt) =>
  providerPaymentId ? { paymentId: providerPaymentId } : { idempotencyKey: id }

/** Voids an authorized payment and refunds a captured one. */
async function voidOrRefund(provider: PaymentPort, at: Attempt): Promise<Standing> {
  const found = await provider.find(byWhat(at))
  if (found.outcome !== 'found') return standingOf(found)
  const { id: paymentId, status, capturedCents, refundedCents } = found.payment
  if (status === 'captured') {
    if (refundedCents >= capturedCents) return { ...standingOf(found), status: 'voided' }
    const amountCents = capturedCents - refundedCents
    const answer = await provider.refund({ paymentId, amountCents, idempotencyKey: `${at.id}-refund` })
    return answer.outcome === 'done' ? { ...standingOf(answer), status: 'voided' } : standingOf(answer)
  }
  // the provider refuses a void that comes too early, and the key stays usable
  return standingOf(await provider.void({ paymentId, idempotencyKey: `${at.id}-void` }))
}

const paid = (payment: ProviderPayment): Standing => ({
  status: payment.status,
  paymentId: payment.id,
  reason: payment.reason,
  nextUrl: payment.nextUrl,
})

function standingOf(answer: Answer): Standing {
  if (answer.outcome === 'refused')
    return answer.payment
      ? { ...paid(answer.payment), reason: answer.code }
      : { status: 'refused', reason: answer.code }
  if (answer.outcome === 'declined')
    return { status: 'declined', paymentId: answer.payment?.id ?? null, reason: answer.reason }
  return 'payment' in answer && answer.payment ? paid(answer.payment) : { status: answer.outcome as 'unknown' | 'none' }
}
