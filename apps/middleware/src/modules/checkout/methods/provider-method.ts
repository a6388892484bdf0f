import type {
  AuthorizationResult,
  NotFoundResult,
  PaymentPort,
  ProviderFailure,
  ProviderPayment,
  RefusedResult,
} from '@tessera/providers/payment/port'
import type { Attempt } from '../attempts/attempt.ts'
import type { PaymentMethod, ProviderStatus } from './payment-method.ts'

const currency = 'USD'

type ProviderReply =
  | AuthorizationResult
  | RefusedResult
  | NotFoundResult
  | ProviderFailure
  | { outcome: 'done' | 'found'; payment: ProviderPayment }

/** Cards and loans through the provider, always with an idempotency key made of the attempt ID (PAY-1). */
export const providerMethod = (provider: PaymentPort): PaymentMethod => ({
  authorize: async (at) =>
    providerStatusOf(
      await provider.authorize({
        idempotencyKey: authorizationKey(at),
        amountCents: at.amountCents,
        currency,
        source: at.method === 'Citizen_Pay' ? { kind: 'loan' } : { kind: 'card', token: at.providerToken ?? '' },
        description: descriptionOf(at),
        returnUrl: at.returnUrl,
      }),
    ),
  findStatus: async (at) => providerStatusOf(await provider.find(paymentKeyOf(at))),
  capture: async ({ id, amountCents, providerPaymentId }) =>
    providerStatusOf(
      await provider.capture({ paymentId: providerPaymentId ?? '', amountCents, idempotencyKey: `${id}-capture` }),
    ),
  void: (at) => voidOrRefund(provider, at),
})

const descriptionOf = ({ orderId, purpose }: Attempt): string => {
  if (purpose === 'invoices') return 'Invoices'
  return orderId ? `Order ${orderId}` : 'Card to be saved'
}

/** An authorization that ran out is asked for again under a key of its own. */
const authorizationKey = ({ id, renewals }: Attempt): string => (renewals === 0 ? id : `${id}-renewal-${renewals}`)

/** The attempt of a key; attempt IDs have letters only. */
export const attemptIdOf = (key: string): string => key.split('-')[0] ?? key

const paymentKeyOf = (at: Attempt) =>
  at.providerPaymentId ? { paymentId: at.providerPaymentId } : { idempotencyKey: authorizationKey(at) }

/** Voids an authorized payment and refunds a captured one. */
async function voidOrRefund(provider: PaymentPort, at: Attempt): Promise<ProviderStatus> {
  const found = await provider.find(paymentKeyOf(at))
  if (found.outcome !== 'found') return providerStatusOf(found)
  const { id: paymentId, status, capturedCents, refundedCents } = found.payment
  if (status === 'captured') {
    if (refundedCents >= capturedCents) return { ...providerStatusOf(found), status: 'voided' }
    const amountCents = capturedCents - refundedCents
    const answer = await provider.refund({ paymentId, amountCents, idempotencyKey: `${at.id}-refund` })
    return answer.outcome === 'done' ? { ...providerStatusOf(answer), status: 'voided' } : providerStatusOf(answer)
  }
  // the provider refuses a void that comes too early, and the key stays usable
  return providerStatusOf(await provider.void({ paymentId, idempotencyKey: `${at.id}-void` }))
}

const statusOfPayment = (payment: ProviderPayment): ProviderStatus => ({
  status: payment.status,
  paymentId: payment.id,
  reason: payment.reason,
  nextUrl: payment.nextUrl,
})

function providerStatusOf(answer: ProviderReply): ProviderStatus {
  if (answer.outcome === 'refused')
    return answer.payment
      ? { ...statusOfPayment(answer.payment), reason: answer.code }
      : { status: 'refused', reason: answer.code }
  if (answer.outcome === 'declined')
    return { status: 'declined', paymentId: answer.payment?.id ?? null, reason: answer.reason }
  return 'payment' in answer && answer.payment
    ? statusOfPayment(answer.payment)
    : { status: answer.outcome as 'unknown' | 'none' }
}
