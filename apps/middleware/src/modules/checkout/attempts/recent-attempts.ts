import type { PaymentNotice } from '@tessera/providers/payment/port'
import { LruCache } from '@tessera/server/lru-cache'
import type { Attempt } from './attempt.ts'
import { hasFact } from './attempt-state.ts'

type WrittenAttempt = Pick<Attempt, 'providerPaymentId' | 'state' | 'capturedCents' | 'refundedCents'>
type Told = Pick<PaymentNotice, 'paymentId' | 'status' | 'capturedCents' | 'refundedCents'>

const maxAttempts = 1000
const attempts = new LruCache<WrittenAttempt>(maxAttempts)

/** Attempts as this process has written them last. Another process may have gone on since. */
export const recentAttempts = {
  keep: ({ id, providerPaymentId, state, capturedCents, refundedCents }: Attempt): void =>
    attempts.set(id, { providerPaymentId, state, capturedCents, refundedCents }),
  /** True if the attempt has said what the notice says; an attempt never loses money that it knew of. */
  isKnown: (attemptId: string, { paymentId, status, capturedCents, refundedCents }: Told): boolean => {
    const at = attempts.get(attemptId)
    if (!at || at.providerPaymentId !== paymentId) return false
    if (status === 'authorized') return hasFact(at, 'isAuthorized')
    const isSame = at.capturedCents === capturedCents && at.refundedCents === refundedCents
    return status === 'captured' && at.state === 'captured' && isSame
  },
}
