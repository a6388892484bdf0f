import type { PaymentStatus } from '@tessera/providers/payment/port'
import type { Attempt } from '../attempts/attempt.ts'

/** Status of an attempt's money at the payment provider. */
export interface ProviderStatus {
  status:
    | PaymentStatus
    /** The provider doesn't know the payment. */
    | 'none'
    /** The provider refused; nothing was done. */
    | 'refused'
    | 'unknown'
    | 'broken'
    | 'unavailable'
  paymentId?: string | null
  reason?: string | null
  message?: string
  nextUrl?: string | null
}

/** A payment method. Each call is safe to repeat: the attempt ID is the idempotency key. */
export interface PaymentMethod {
  authorize(at: Attempt): Promise<ProviderStatus>
  findStatus(at: Attempt): Promise<ProviderStatus>
  capture(at: Attempt): Promise<ProviderStatus>
  void(at: Attempt): Promise<ProviderStatus>
}
