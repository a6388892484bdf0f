import { providerMethod } from '../methods/provider-method.ts'
import type { PaymentNeeds } from '../payments/payment-needs.ts'
import type { Attempt } from './attempt.ts'
import { advanceAttempt } from './attempts.ts'

/** `held`: the money is still authorized. `renewed`: it ran out and the bank has authorized it again. */
export type AuthorizationCheck = 'held' | 'renewed' | 'refused' | 'unknown'

const noAnswer = new Set(['unknown', 'broken', 'unavailable'])

/**
 * Makes sure that the money of a placed order is authorized: an authorization that ran out is asked for again, with the
 * same card and a key stored before the provider sees it (PAY-1). The caller holds the lease.
 */
export async function renewAuthorization(needs: PaymentNeeds, at: Attempt, lease: string): Promise<AuthorizationCheck> {
  const method = providerMethod(needs.provider)
  const known = await method.findStatus(at)
  if (noAnswer.has(known.status)) return 'unknown'
  if (known.status === 'authorized') return noteAuthorization(needs, at, lease, known.paymentId)
  if (at.method !== 'Credit_Card') return 'refused'
  // a key that the provider has never seen is used again
  const next = known.status === 'none' ? at : await takeNextKey(needs, at, lease)
  const answer = await method.authorize(next)
  if (noAnswer.has(answer.status)) return 'unknown'
  if (answer.status === 'authorized') {
    await noteAuthorization(needs, next, lease, answer.paymentId)
    return 'renewed'
  }
  // no one is there to confirm a challenge
  if (answer.status === 'challenge') await method.void({ ...next, providerPaymentId: answer.paymentId ?? null })
  return 'refused'
}

const takeNextKey = ({ database }: PaymentNeeds, at: Attempt, lease: string): Promise<Attempt> =>
  advanceAttempt(database, at, lease, at.state, { renewals: at.renewals + 1, providerPaymentId: null })

async function noteAuthorization(
  needs: PaymentNeeds,
  at: Attempt,
  lease: string,
  paymentId: string | null | undefined,
): Promise<'held'> {
  if (!paymentId || paymentId === at.providerPaymentId) return 'held'
  await advanceAttempt(needs.database, at, lease, at.state, { providerPaymentId: paymentId })
  const transaction = {
    ID: `${at.id}-authorization-${at.renewals + 1}`,
    Type: 'Authorization',
    DateExecuted: new Date().toISOString(),
    Amount: at.amountCents / 100,
    Succeeded: true,
    ResultCode: paymentId,
  }
  const { client, backOffice } = needs.commerce
  // the money is held by now, so a missing note must not stop the order
  await client.Payments.CreateTransaction('Incoming', at.orderId ?? '', at.id, transaction, await backOffice()).catch(
    (error) => needs.logger.warn({ attempt: at.id, err: error }, 'a renewed authorization was not noted'),
  )
  return 'held'
}
